import { type Act, ANY_CITY, CITY, type Field, ID, type Reading, SEARCH } from './command.ts'

const TERMS = [
  { name: 'price', label: 'Montant, en euros', kind: 'euros' },
  { name: 'reduced', label: 'Montant minoré, en euros', kind: 'euros', isOptional: true },
  {
    name: 'until',
    label: 'Dernier jour du montant minoré',
    kind: 'day',
    hint: 'Nécessaire avec un montant minoré, et seulement alors.',
    isOptional: true,
  },
] as const satisfies readonly Field[]

/** What the office that issues fines does. */
export const FINE_COMMANDS = {
  fines: { kind: 'read', does: 'lists fines, the last issued first', fields: [ANY_CITY, SEARCH] },
  'fine-show': { kind: 'read', does: 'shows one fine', fields: [ID] },
  'fine-issue': {
    kind: 'act',
    does: 'issues a fine',
    label: 'Émettre un forfait',
    done: { fr: 'Le forfait est émis.', en: 'The fine is issued.' },
    fields: [
      CITY,
      { name: 'number', label: 'Numéro', kind: 'line', hint: '26 chiffres, espaces permises.' },
      { name: 'plate', label: 'Plaque', kind: 'line' },
      { name: 'place', label: 'Lieu', kind: 'line' },
      ...TERMS,
    ],
  },
  'fine-correct': {
    kind: 'act',
    subject: 'fine',
    does: 'issues a corrected notice',
    label: 'Émettre un avis rectificatif',
    done: { fr: 'L’avis rectificatif est émis.', en: 'The corrected notice is issued.' },
    isFinal: true,
    warning: 'Le nouveau montant remplace l’ancien et les délais repartent. Ce qui a été payé reste compté.',
    fields: [ID, ...TERMS],
  },
  'fine-payment': {
    kind: 'act',
    subject: 'fine',
    does: 'books what another office took',
    label: 'Enregistrer un paiement',
    done: { fr: 'Le paiement est enregistré.', en: 'The payment is booked.' },
    fields: [
      ID,
      {
        name: 'source',
        label: 'Encaissé par',
        kind: 'choice',
        choices: { antai: 'l’agence nationale (ANTAI)', recovery: 'le recouvrement forcé' },
      },
      { name: 'amount', label: 'Montant, en euros', kind: 'euros' },
      {
        name: 'paid',
        label: 'Payé le',
        kind: 'moment',
        hint: 'Maintenant, si rien n’est indiqué.',
        isOptional: true,
      },
    ],
  },
  payments: { kind: 'read', does: 'lists payments that wait for an agent', fields: [] },
} as const satisfies Record<string, Act | Reading>
