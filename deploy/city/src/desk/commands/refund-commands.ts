import { type Act, ANSWER, ANY_CITY, ID, type Reading, SEARCH } from './command.ts'

const ON_REFUND = { kind: 'act', subject: 'refund' } as const

/** How money goes back. */
export const REFUND_COMMANDS = {
  refunds: { kind: 'read', does: 'lists refunds, those that wait first', fields: [ANY_CITY, SEARCH] },
  'refund-show': { kind: 'read', does: 'shows one refund', fields: [ID] },
  'refund-open': {
    kind: 'act',
    does: 'gives back what was paid too much on a fine',
    label: 'Ouvrir un remboursement',
    done: { fr: 'Le remboursement est ouvert.', en: 'The refund is opened.' },
    fields: [
      { name: 'number', label: 'Numéro du forfait', kind: 'line', isPlaced: true },
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
    kind: 'act',
    does: 'gives back one payment of a right, such as of one that was deleted',
    label: 'Rembourser ce paiement',
    done: { fr: 'Le remboursement est ouvert.', en: 'The refund is opened.' },
    isFinal: true,
    warning: 'Tout le paiement est rendu. La personne est invitée à donner ses coordonnées bancaires.',
    fields: [{ ...ID, name: 'operation', label: 'Opération' }],
  },
  'refund-link': {
    kind: 'act',
    does: 'makes a case link for somebody whom the desk has identified, and shows it once',
    label: 'Donner un lien de dossier',
    done: { fr: 'Le lien est fait.', en: 'The link is made.' },
    fields: [ID],
  },
  'refund-accept': {
    ...ON_REFUND,
    does: 'accepts a refund whose document was sent',
    label: 'Accepter le remboursement',
    tone: 'good',
    done: { fr: 'Le remboursement est accepté.', en: 'The refund is accepted.' },
    fields: [ID],
  },
  'refund-pay': {
    ...ON_REFUND,
    does: 'says that the money has gone',
    label: 'Marquer comme versé',
    tone: 'good',
    done: { fr: 'Le remboursement est versé.', en: 'The refund is paid.' },
    isFinal: true,
    warning: 'La personne est informée que l’argent est parti.',
    fields: [ID],
  },
  'refund-reject': {
    ...ON_REFUND,
    does: 'rejects a refund',
    label: 'Refuser le remboursement',
    tone: 'bad',
    done: { fr: 'Le remboursement est refusé.', en: 'The refund is rejected.' },
    isFinal: true,
    warning: 'Un refus est définitif. La personne reçoit votre motif.',
    fields: [ID, { ...ANSWER, label: 'Motif' }],
  },
  'refund-document': {
    ...ON_REFUND,
    does: 'asks for another document, as the first is no good',
    label: 'Redemander le document',
    done: { fr: 'Le document est redemandé.', en: 'The document is asked for again.' },
    fields: [ID, { ...ANSWER, label: 'Ce qui ne va pas' }],
  },
} as const satisfies Record<string, Act | Reading>
