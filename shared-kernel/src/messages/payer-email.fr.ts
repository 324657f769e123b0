import { defineMessages } from './define-messages.ts'

/** Step before a payment: the address of the receipt, and its errors (D6). */
export const payerEmailFr = defineMessages({
  'pay.title': { defaultMessage: 'Payer «\u202f{name}\u202f»' },
  'pay.body': {
    defaultMessage:
      'Nous envoyons le reçu à cette adresse. Vous payez ensuite sur la page sécurisée de notre prestataire.',
  },
  'pay.optional': {
    defaultMessage: 'L’adresse est facultative\u202f: sans elle, vous ne recevrez pas de reçu.',
  },
  'email.blank': { defaultMessage: 'Indiquez une adresse e-mail.' },
  'email.too-short': {
    defaultMessage: 'Cette adresse est trop courte\u202f: elle doit avoir au moins {min} caractères.',
  },
  'email.too-long': {
    defaultMessage: 'Cette adresse est trop longue\u202f: elle doit avoir au plus {max} caractères.',
  },
  'email.malformed': {
    defaultMessage: '«\u202f{email}\u202f» n’est pas une adresse e-mail. Exemple\u202f: nom@exemple.fr',
  },
  'email.different': { defaultMessage: 'Les deux adresses sont différentes. Recopiez la première.' },
})
