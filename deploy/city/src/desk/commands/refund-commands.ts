import { type Act, ANSWER, ID } from './command.ts'

const ON_REFUND = { subject: 'refund' } as const

/** How money goes back. */
export const REFUND_COMMANDS = {
  'refund-open': {
    label: 'Ouvrir un remboursement',
    done: 'Le remboursement est ouvert.',
    fields: [
      { name: 'number', label: 'Numéro du forfait', kind: 'line' },
      {
        name: 'email',
        label: 'Adresse de la personne',
        kind: 'line',
        hint: 'Elle y est prévenue.',
        isOptional: true,
      },
      {
        name: 'lang',
        label: 'Langue',
        kind: 'choice',
        choices: { fr: 'français', en: 'anglais' },
        isOptional: true,
      },
    ],
  },
  'payment-refund': {
    label: 'Rembourser ce paiement',
    done: 'Le remboursement est ouvert.',
    isFinal: true,
    warning: 'Tout le paiement est rendu. La personne est invitée à donner ses coordonnées bancaires.',
    fields: [{ ...ID, name: 'operation', label: 'Opération' }],
  },
  'refund-link': {
    subject: 'refund',
    label: 'Donner un lien de dossier',
    done: 'Le lien est fait.',
    fields: [ID],
  },
  'refund-accept': {
    ...ON_REFUND,
    label: 'Accepter le remboursement',
    tone: 'good',
    done: 'Le remboursement est accepté.',
    fields: [ID],
  },
  'refund-pay': {
    ...ON_REFUND,
    label: 'Marquer comme versé',
    tone: 'good',
    done: 'Le remboursement est versé.',
    isFinal: true,
    warning: 'La personne est informée que l’argent est parti.',
    fields: [ID],
  },
  'refund-reject': {
    ...ON_REFUND,
    label: 'Refuser le remboursement',
    tone: 'bad',
    done: 'Le remboursement est refusé.',
    isFinal: true,
    warning: 'Un refus est définitif. La personne reçoit votre motif.',
    fields: [ID, { ...ANSWER, label: 'Motif' }],
  },
  'refund-document': {
    ...ON_REFUND,
    label: 'Redemander le document',
    done: 'Le document est redemandé.',
    fields: [ID, { ...ANSWER, label: 'Ce qui ne va pas' }],
  },
} as const satisfies Record<string, Act>
