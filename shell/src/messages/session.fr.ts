import { defineMessages } from '@parvis/shared-kernel/messages/define-messages'
/** Messages of the session dialogs, loaded with them. */
export const sessionFr = defineMessages({
  'session.expired.title': { defaultMessage: 'Votre session a expiré' },
  'session.expired.text': {
    defaultMessage:
      'Pour protéger vos données, elle a été fermée. Reconnectez-vous pour continuer là où vous en étiez.',
  },
  'session.expired.signIn': { defaultMessage: 'Me reconnecter' },
  'session.again.text': {
    defaultMessage:
      'Pour protéger vos données, elle a été fermée et la page est masquée. Reconnectez-vous ici\u202f: vous retrouverez la page et tout ce que vous y avez saisi.',
  },
  'session.closed.title': { defaultMessage: 'Votre session a été fermée' },
  'session.closed.text': {
    defaultMessage:
      'La ville l’a fermée, par exemple parce que votre mot de passe a changé, et la page est masquée. Reconnectez-vous ici\u202f: vous retrouverez la page et tout ce que vous y avez saisi.',
  },
  'session.again.provider': { defaultMessage: 'Me reconnecter avec {name}' },
  'session.again.provider.hint': {
    defaultMessage: '{name} s’ouvre dans une autre fenêtre\u202f; celle-ci vous attend.',
  },
  'session.again.waiting': {
    defaultMessage: 'Terminez la connexion dans l’autre fenêtre, puis revenez ici.',
  },
  'session.again.email': { defaultMessage: 'Adresse e-mail' },
  'session.again.password': { defaultMessage: 'Mot de passe' },
  'session.again.blank': { defaultMessage: 'Indiquez votre adresse e-mail et votre mot de passe.' },
  'session.again.forgotten': { defaultMessage: 'Mot de passe oublié\u202f?' },
  'session.again.leave': { defaultMessage: 'Rester déconnecté' },
  'session.again.leave.hint': {
    defaultMessage:
      'Si vous restez déconnecté, ce que vous n’avez pas enregistré dans cette page sera perdu.',
  },
  'session.ending.title': { defaultMessage: 'Êtes-vous toujours là\u202f?' },
  'session.ending.text': {
    defaultMessage:
      'Votre session se termine dans moins de deux minutes. Souhaitez-vous rester connecté\u202f?',
  },
  'session.ending.stay': { defaultMessage: 'Rester connecté' },
  'session.ending.failed': { defaultMessage: 'La session n’a pas pu être prolongée. Réessayez.' },
  'session.email.text': {
    defaultMessage:
      '{name} ne nous a pas transmis votre adresse e-mail. Nous en avons besoin pour vous répondre et vous prévenir avant la fin de vos droits.',
  },
  'session.email.text.out': {
    defaultMessage:
      'Indiquez l’adresse e-mail que vous souhaitez utiliser. Nous y envoyons un lien\u202f: ouvrez-le, puis connectez-vous avec {name}.',
  },
  'session.email.submit': { defaultMessage: 'M’envoyer le lien' },
  'session.email.blank': { defaultMessage: 'Indiquez une adresse e-mail.' },
  'session.email.too-short': {
    defaultMessage: 'Cette adresse est trop courte\u202f: elle doit avoir au moins {limit} caractères.',
  },
  'session.email.too-long': {
    defaultMessage: 'Cette adresse est trop longue\u202f: elle doit avoir au plus {limit} caractères.',
  },
  'session.email.malformed': {
    defaultMessage:
      '«\u202f{email}\u202f» n’est pas une adresse e-mail correcte. Elle s’écrit comme nom@exemple.fr.',
  },
  'session.email.sent.title': { defaultMessage: 'Ouvrez votre messagerie' },
  'session.email.sent.text': {
    defaultMessage:
      'Nous avons envoyé un lien à {email}. Ouvrez-le, puis connectez-vous avec {name}\u202f: votre adresse sera confirmée. Le lien est valable 1 heure.',
  },
  'session.email.sent.spam': {
    defaultMessage: 'Rien reçu au bout de quelques minutes\u202f? Regardez dans les indésirables.',
  },
  'session.email.sent.close': { defaultMessage: 'J’ai compris' },
  'session.email.sent.other': { defaultMessage: 'Indiquer une autre adresse' },
})

export type SessionMessageId = keyof typeof sessionFr
