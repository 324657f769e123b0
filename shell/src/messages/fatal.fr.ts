/** Messages of the page that replaces the whole portal; without arguments, so that they need no formatter. */
export const fatalFr = {
  title: 'Le portail ne peut pas s’ouvrir',
  text: 'La ville ne répond pas pour le moment. Vérifiez votre connexion, puis réessayez.',
  refused:
    'Cette page n’est pas celle que la ville a publiée pour aujourd’hui. Rechargez-la\u202f; si ce message reste, appelez la ville.',
  retry: 'Réessayer',
  call: 'Vous pouvez aussi appeler la ville au',
}
