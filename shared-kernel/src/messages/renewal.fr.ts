import { defineMessages } from './define-messages.ts'

/** Why a right cannot be renewed or requested again, on its own page and on the request's. */
export const renewalFr = defineMessages({
  'renewal.plan-unknown': {
    defaultMessage: 'Le renouvellement se demande auprès de la ville\u202f: cette offre n’est plus proposée.',
  },
  'renewal.not-renewable': {
    defaultMessage:
      'Cette offre ne se renouvelle pas en ligne. Contactez la ville avant la fin de votre droit.',
  },
  'renewal.closed': {
    defaultMessage:
      'La ville a fermé les demandes pour cette offre. Contactez-la avant la fin de votre droit.',
  },
  'renewal.not-owner': {
    defaultMessage:
      'Ce droit est celui de la personne qui le partage avec vous\u202f: elle seule le renouvelle.',
  },
  'renewal.already': { defaultMessage: 'Ce droit est déjà renouvelé.' },
  'renewal.successor': { defaultMessage: 'Voir le nouveau droit' },
  'renewal.plates-under-review': {
    defaultMessage:
      'Un changement de plaque est à l’étude\u202f: le renouvellement s’ouvre dès que la ville a décidé.',
  },
  'renewal.again.closed': { defaultMessage: 'Cette offre n’est plus ouverte aux demandes.' },
  'renewal.again.not-owner': {
    defaultMessage:
      'Cette demande est celle de la personne qui la partage avec vous\u202f: elle seule la refait.',
  },
  'renewal.again.already': { defaultMessage: 'Vous avez déjà refait cette demande.' },
  'renewal.next-not-renewable': {
    defaultMessage:
      'Votre droit sera suivi par «\u202f{nextPlan}\u202f», qui ne se demande pas en ligne. Contactez la ville.',
  },
  'renewal.next-not-open': {
    defaultMessage:
      'Votre droit sera suivi par «\u202f{nextPlan}\u202f», dont les demandes ne sont pas ouvertes en ce moment.',
  },
  'renewal.zone': {
    defaultMessage:
      'Une de vos zones n’est plus proposée. Faites une nouvelle demande ou contactez la ville.',
  },
  'renewal.next-zone': {
    defaultMessage:
      'Votre droit sera suivi par «\u202f{nextPlan}\u202f», qui ne couvre pas toutes vos zones. Faites une nouvelle demande.',
  },
})
