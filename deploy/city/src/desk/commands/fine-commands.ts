import { type Act, CITY, type Field, ID } from './command.ts'

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
  'fine-issue': {
    label: 'Émettre un forfait',
    done: 'Le forfait est émis.',
    fields: [
      CITY,
      { name: 'number', label: 'Numéro', kind: 'line', hint: '26 chiffres, espaces permises.' },
      { name: 'plate', label: 'Plaque', kind: 'line' },
      { name: 'place', label: 'Lieu', kind: 'line' },
      ...TERMS,
    ],
  },
  'fine-correct': {
    subject: 'fine',
    label: 'Émettre un avis rectificatif',
    done: 'L’avis rectificatif est émis.',
    isFinal: true,
    warning: 'Le nouveau montant remplace l’ancien et les délais repartent. Ce qui a été payé reste compté.',
    fields: [ID, ...TERMS],
  },
  'fine-payment': {
    subject: 'fine',
    label: 'Enregistrer un paiement',
    done: 'Le paiement est enregistré.',
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
} as const satisfies Record<string, Act>
