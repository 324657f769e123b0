import { parseFineId } from '@parvis/shared-kernel/fines'
import { endOfDay } from '@parvis/shared-kernel/time'
import { badRequest, notFound } from '../../http/refusal.ts'
import type { City } from '../../modules/config/city.ts'
import {
  correctFine,
  type FineTerms,
  issueFine,
  registerOutsidePayment,
} from '../../modules/fines/fine.agent.ts'
import { findCityOfFine } from '../desk.repo.ts'
import { type Act, type Answer, cityNamed, type Desk, type Run } from '../desk.ts'
import type { Given } from '../given.ts'
import { CITY, type Field, ID } from './field.ts'

const TERMS = [
  { name: 'price', label: 'Montant', kind: 'amount' },
  { name: 'reduced', label: 'Montant minoré', kind: 'amount', isOptional: true },
  {
    name: 'until',
    label: 'Dernier jour du montant minoré',
    kind: 'day',
    hint: 'Nécessaire avec un montant minoré, et seulement alors.',
    isOptional: true,
  },
] as const satisfies readonly Field[]

/** Finds a fine by its number in any spacing, with its city. */
export const fineNamed = async (desk: Desk, number: string): Promise<{ city: City; fineId: string }> => {
  const parsed = parseFineId(number)
  const row = parsed.valid ? await findCityOfFine(desk.deps.db, parsed.id) : undefined
  if (!parsed.valid || row === undefined) throw notFound()
  return { city: cityNamed(desk, row.city_id), fineId: parsed.id }
}

const termsOf = (given: Given, { timeZone }: City): FineTerms => {
  const until = given.maybeDay('until')
  return {
    price: given.cents('price'),
    reducedPrice: given.maybeCents('reduced') ?? null,
    reducedUntil: until === undefined ? null : endOfDay(until, timeZone),
  }
}

const answerOf = (fineId: string): Answer => ({
  data: { id: fineId },
  page: `/fines/${fineId}`,
})

const issue: Run = async (desk, given) => {
  const city = cityNamed(desk, given.text('city'))
  const fine = { number: given.text('number'), plate: given.text('plate'), place: given.text('place') }
  return answerOf(await issueFine(desk.deps, city, { ...fine, ...termsOf(given, city) }))
}

const correct: Run = async (desk, given) => {
  const { city, fineId } = await fineNamed(desk, given.text('id'))
  await correctFine(desk.deps, city, fineId, termsOf(given, city))
  return answerOf(fineId)
}

const SOURCES = ['antai', 'recovery'] as const

const sourceOf = (given: Given) => {
  const source = SOURCES.find(candidate => candidate === given.text('source'))
  if (source === undefined) throw badRequest([{ path: 'source', message: 'Wrong value' }])
  return source
}

const bookPayment: Run = async (desk, given) => {
  const { city, fineId } = await fineNamed(desk, given.text('id'))
  await registerOutsidePayment(desk.deps, city, fineId, {
    source: sourceOf(given),
    amount: given.cents('amount'),
    paidAt: given.maybeMoment('paid', city.timeZone) ?? desk.clock.now(),
  })
  return answerOf(fineId)
}

/** Commands of the office that issues fines. */
export const FINE_COMMANDS = {
  'fine-issue': {
    section: 'fines',
    label: 'Émettre un forfait',
    done: 'Le forfait est émis.',
    fields: [
      CITY,
      { name: 'number', label: 'Numéro', kind: 'line', hint: '26 chiffres, espaces permises.' },
      { name: 'plate', label: 'Plaque', kind: 'line' },
      { name: 'place', label: 'Lieu', kind: 'line' },
      ...TERMS,
    ],
    run: issue,
  },
  'fine-correct': {
    section: 'fines',
    label: 'Émettre un avis rectificatif',
    done: 'L’avis rectificatif est émis.',
    isFinal: true,
    warning: 'Le nouveau montant remplace l’ancien et les délais repartent. Ce qui a été payé reste compté.',
    fields: [ID, ...TERMS],
    run: correct,
  },
  'fine-payment': {
    section: 'fines',
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
      { name: 'amount', label: 'Montant', kind: 'amount' },
      {
        name: 'paid',
        label: 'Payé le',
        kind: 'moment',
        hint: 'Maintenant, si rien n’est indiqué.',
        isOptional: true,
      },
    ],
    run: bookPayment,
  },
} as const satisfies Record<string, Act>
