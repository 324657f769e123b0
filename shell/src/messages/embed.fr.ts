import { defineMessages } from '@parvis/shared-kernel/messages/define-messages'

/** Messages of embedded parts. French is the source of the keys. */
export const embedFr = defineMessages({
  'embed.openPortal': { defaultMessage: 'Ouvrir sur le portail de la ville' },
  'embed.unreachable.title': { defaultMessage: 'Ce service ne s’ouvre pas sur cette page' },
  'embed.unreachable.explanation': {
    defaultMessage:
      'La ville ne répond pas pour le moment, ou n’autorise pas cette page à afficher ses services. Le portail de la ville reste ouvert.',
  },
  'embed.signIn.title': { defaultMessage: 'Connectez-vous pour continuer' },
  'embed.signIn.explanation': {
    defaultMessage:
      'La connexion se fait dans une fenêtre du portail de la ville\u202f: cette page ne voit jamais votre mot de passe.',
  },
  'embed.signIn.button': { defaultMessage: 'Se connecter' },
  'embed.signIn.waiting': {
    defaultMessage:
      'Terminez la connexion dans la fenêtre du portail\u202f: cette page attend. Si la fenêtre est fermée, appuyez de nouveau sur «\u202fSe connecter\u202f».',
  },
  'embed.signIn.failed': {
    defaultMessage: 'La connexion n’a pas abouti. Réessayez, ou continuez sur le portail.',
  },
  'embed.again.title': { defaultMessage: 'Votre session a été fermée' },
  'embed.again.explanation': {
    defaultMessage:
      'Pour protéger vos données, ce service est masqué. Reconnectez-vous dans la fenêtre du portail\u202f: vous retrouverez ce que vous avez saisi. Si vous restez déconnecté, ce que vous n’avez pas enregistré sera perdu.',
  },
  'embed.again.leave': { defaultMessage: 'Rester déconnecté' },
  'embed.signedIn': { defaultMessage: 'Sur cette page, vous êtes connecté au portail. {name}' },
  'embed.elsewhere.title': { defaultMessage: 'Vos données personnelles s’affichent sur le portail' },
  'embed.elsewhere.explanation': {
    defaultMessage: 'Pour les protéger, la ville ne les montre pas sur cette page.',
  },
})

export type EmbedMessageId = keyof typeof embedFr
