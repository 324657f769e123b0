/** The list of fines, their papers and their dates. */
export const viewFr = {
  'list.title': 'Vos FPS',
  'list.clear': 'Tout effacer de cet onglet',
  'list.total': 'Total à payer maintenant',
  'list.count':
    '{count, plural, =0 {Aucun FPS à payer.} one {# FPS à payer.} other {# FPS à payer, chacun séparément.}}',
  'list.rise': 'Un tarif réduit prend fin le {moment}.',
  'list.until': 'Tarif réduit jusqu’au {moment}',
  'list.before': 'À payer jusqu’au {moment}',
  'list.past': 'Délai de paiement dépassé depuis le {moment}',
  'list.standing.to-pay': 'À payer',
  'list.standing.contested': 'Contesté, à l’étude',
  'list.standing.overpaid': 'Payé en trop',
  'list.standing.settled': 'Rien à payer',
  'list.open': 'Ouvrir',
  'list.open-for': 'Ouvrir le FPS ({place})',
  'list.pay-for': 'Payer le FPS ({place})',
  'list.keep': 'Garder',
  'list.keep-for': 'Garder dans mon compte le FPS ({place})',
  'list.remove': 'Retirer',
  'list.remove-for': 'Retirer de la liste le FPS ({place})',
  'list.empty':
    'Aucun FPS dans votre liste. Cherchez-en un ci-dessous, puis gardez-le dans votre compte pour le retrouver.',
  'list.note.account':
    'Les FPS gardés dans votre compte s’ouvrent sans redonner la plaque. Les autres s’effacent de cet onglet en 15 minutes.',
  'list.note.tab': 'Cette liste ne vit que dans cet onglet\u202f: chaque FPS s’en efface en 15 minutes.',
  'list.search': 'Chercher un FPS',

  'keep.offer': 'Gardez ce FPS dans votre compte pour le retrouver sans redonner la plaque.',
  'keep.add': 'Garder dans mon compte',
  'keep.kept': 'Gardé dans votre compte.',
  'keep.see-list': 'Voir mes FPS',
  'keep.remove': 'Ne plus garder',

  'paper.kind': 'PDF',
  'paper.open': 'Ouvrir',
  'paper.save': 'Télécharger',
  'paper.for': '{action}\u202f: {name}',
  'paper.failed': 'Le document ne s’est pas ouvert',
  'paper.blocked':
    'Votre navigateur a bloqué le nouvel onglet. Autorisez-le pour ce site, ou choisissez «\u202fTélécharger\u202f».',
  'paper.renewed': 'Le premier lien avait expiré\u202f: un nouveau a été demandé, et le document est là.',

  'papers.title': 'Les documents',
  'papers.notice': 'Avis de paiement',
  'papers.notice-reduced': 'Avis de paiement, tarif réduit',
  'papers.notice-corrected': 'Avis rectifié',
  'papers.notice-corrected-reduced': 'Avis rectifié, tarif réduit',
  'papers.statement': 'Relevé du FPS et de ses paiements',
  'papers.proof': 'Justificatif de paiement',
  'papers.appeal-answer': 'Réponse à la contestation',

  'calendar.add': 'Ajouter à mon agenda',
  'calendar.add-for': 'Ajouter à mon agenda\u202f: {what}',
  'calendar.reduced': 'FPS\u202f: fin du tarif réduit',
  'calendar.payment': 'FPS\u202f: dernier jour pour payer',
  'calendar.where': 'À payer sur le portail de stationnement, avec le numéro de l’avis et la plaque.',

  'claim.type.rapo': 'Recours administratif préalable obligatoire (RAPO)',
  'problem.rate-limited.when':
    'Pour protéger les automobilistes, le nombre d’essais est limité. Vous pourrez réessayer dans {minutes, plural, one {# minute} other {# minutes}}, ou contacter la ville.',
  'due.overpaid-refund': '{paid} reçus, plus que le montant du FPS. Un remboursement est enregistré.',
  'due.refund': 'Suivre le remboursement',
} as const
