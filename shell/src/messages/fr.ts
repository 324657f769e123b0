import { defineMessages } from '@parvis/shared-kernel/messages/define-messages'
/** Messages of the shell. French is the source of the keys. */
export const fr = defineMessages({
  'shell.service': { defaultMessage: 'Stationnement' },
  'shell.skip': { defaultMessage: 'Aller au contenu' },
  'shell.announcement': { defaultMessage: 'Annonce de la ville' },
  'shell.nav': { defaultMessage: 'Services' },
  'shell.signIn': { defaultMessage: 'Se connecter' },
  'shell.profile.button': { defaultMessage: 'Mon compte\u202f:' },
  'shell.profile.edit': { defaultMessage: 'Mon profil' },
  'shell.profile.share': { defaultMessage: 'Rejoindre un droit partagé' },
  'shell.profile.signOut': { defaultMessage: 'Se déconnecter' },
  'shell.signedOut': { defaultMessage: 'Session fermée.' },
  'shell.signingOut': { defaultMessage: 'Déconnexion en cours…' },
  'shell.profileFailed.title': { defaultMessage: 'Votre profil n’a pas pu être chargé' },
  'shell.footer.help': { defaultMessage: 'Besoin d’aide\u202f?' },
  'shell.footer.nav': { defaultMessage: 'Informations' },
  'shell.footer.accessibility': { defaultMessage: 'Accessibilité' },
  'shell.footer.accessibility.state': { defaultMessage: 'Accessibilité : partiellement conforme' },
  'shell.footer.legal': { defaultMessage: 'Mentions légales' },
  'shell.footer.privacy': { defaultMessage: 'Données personnelles' },
  'shell.footer.terms': { defaultMessage: 'Conditions d’utilisation' },
  'shell.footer.support': { defaultMessage: 'Aide et contact' },
  'shell.footer.siteMap': { defaultMessage: 'Plan du site' },
  'shell.remoteDown.title': { defaultMessage: 'Cette partie du portail ne répond pas' },
  'shell.remoteDown.explanation': {
    defaultMessage:
      'Le reste du portail fonctionne et rien de ce que vous avez saisi n’est perdu. Réessayez, ou appelez la ville si c’est urgent.',
  },
  'shell.signedOutElsewhere': { defaultMessage: 'Session fermée dans un autre onglet.' },
})

export type ShellMessageId = keyof typeof fr
