/** Words of the shell. French is the source of the keys. */
export const fr = {
  'shell.service': 'Stationnement',
  'shell.skip': 'Aller au contenu',
  'shell.announcement': 'Annonce de la ville',
  'shell.nav': 'Services',
  'shell.signIn': 'Se connecter',
  'shell.profile.button': 'Mon compte\u202f:',
  'shell.profile.edit': 'Mon profil',
  'shell.profile.share': 'Rejoindre un droit partagé',
  'shell.profile.signOut': 'Se déconnecter',
  'shell.signedOut': 'Session fermée.',
  'shell.signingOut': 'Déconnexion en cours…',
  'shell.profileFailed.title': 'Votre profil n’a pas pu être chargé',
  'shell.profileFailed.explanation':
    'La ville ne répond pas pour le moment. Rien n’est perdu\u202f: réessayez dans un instant.',
  'shell.footer.help': 'Besoin d’aide\u202f?',
  'shell.footer.nav': 'Informations',
  'shell.footer.accessibility': 'Accessibilité',
  'shell.footer.accessibility.state': 'Accessibilité : partiellement conforme',
  'shell.footer.legal': 'Mentions légales',
  'shell.footer.privacy': 'Données personnelles',
  'shell.footer.terms': 'Conditions d’utilisation',
  'shell.footer.support': 'Aide et contact',
  'shell.footer.siteMap': 'Plan du site',
  'shell.remoteDown.title': 'Cette partie du portail ne répond pas',
  'shell.remoteDown.explanation':
    'Le reste du portail fonctionne et rien de ce que vous avez saisi n’est perdu. Réessayez, ou appelez la ville si c’est urgent.',
  'shell.languageFailed': 'Cette langue n’a pas pu être chargée. Réessayez dans un instant.',
  'shell.signedOutElsewhere': 'Session fermée dans un autre onglet.',
} as const

export type ShellMessageId = keyof typeof fr
