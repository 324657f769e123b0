/** Words of the dialogs about the session, fetched with them. */
export const sessionFr = {
  'session.expired.title': 'Votre session a expiré',
  'session.expired.text':
    'Pour protéger vos données, elle a été fermée. Reconnectez-vous pour continuer là où vous en étiez.',
  'session.expired.signIn': 'Me reconnecter',
  'session.again.text':
    'Pour protéger vos données, elle a été fermée et la page est masquée. Reconnectez-vous ici\u202f: vous retrouverez la page et tout ce que vous y avez saisi.',
  'session.again.provider': 'Me reconnecter avec {name}',
  'session.again.provider.hint': '{name} s’ouvre dans une autre fenêtre\u202f; celle-ci vous attend.',
  'session.again.waiting': 'Terminez la connexion dans l’autre fenêtre, puis revenez ici.',
  'session.again.email': 'Adresse e-mail',
  'session.again.password': 'Mot de passe',
  'session.again.blank': 'Indiquez votre adresse e-mail et votre mot de passe.',
  'session.again.leave': 'Rester déconnecté',
  'session.again.leave.hint':
    'Si vous restez déconnecté, ce que vous n’avez pas enregistré dans cette page sera perdu.',
  'session.ending.title': 'Êtes-vous toujours là\u202f?',
  'session.ending.text': 'Votre session se termine dans deux minutes. Souhaitez-vous rester connecté\u202f?',
  'session.ending.stay': 'Rester connecté',
  'session.ending.failed': 'La session n’a pas pu être prolongée. Réessayez.',
  'session.email.text':
    '{name} ne nous a pas transmis votre adresse e-mail. Nous en avons besoin pour vous répondre et vous prévenir avant la fin de vos droits.',
  'session.email.text.out':
    'Indiquez l’adresse e-mail que vous souhaitez utiliser. Nous y envoyons un lien\u202f: ouvrez-le, puis connectez-vous avec {name}.',
  'session.email.submit': 'M’envoyer le lien',
  'session.email.blank': 'Indiquez une autre adresse\u202f: celle-ci est vide.',
  'session.email.too-short':
    'Cette adresse est trop courte\u202f: elle doit avoir au moins {limit} caractères.',
  'session.email.too-long':
    'Cette adresse est trop longue\u202f: elle doit avoir au plus {limit} caractères.',
  'session.email.malformed':
    '«\u202f{email}\u202f» n’est pas une adresse e-mail correcte. Elle s’écrit comme nom@exemple.fr.',
  'session.email.sent.title': 'Ouvrez votre messagerie',
  'session.email.sent.text':
    'Nous avons envoyé un lien à {email}. Ouvrez-le, puis connectez-vous avec {name}\u202f: votre adresse sera confirmée. Le lien est valable 1 heure.',
  'session.email.sent.spam': 'Rien reçu au bout de quelques minutes\u202f? Regardez dans les indésirables.',
  'session.email.sent.close': 'J’ai compris',
  'session.email.sent.other': 'Indiquer une autre adresse',
} as const

export type SessionMessageId = keyof typeof sessionFr
