import { addDays, dayOf, endOfDay, type Instant } from '@parvis/shared-kernel/time'
import { describe, expect, onTestFinished, test } from 'vitest'
import { appealsOf, STATEMENT, type TestFine } from '../../testing/appeals.ts'
import { testCity } from '../../testing/city-of-file.ts'
import { documentReader } from '../../testing/document-reader.ts'
import { mailBoxOf } from '../../testing/mail-box.ts'
import { correctFine, type FineTerms } from '../fines/fine.agent.ts'
import { acceptAppeal, rejectAppeal } from './appeal.agent.ts'

// A decision's letter states the same sum and date as the notice, and describes the amount due by its state.

const city = testCity()
const on = appealsOf(city)
const reader = documentReader(city)

const inDays = (days: number): Instant =>
  endOfDay(addDays(dayOf(city.clock.now(), 'Europe/Paris'), days), 'Europe/Paris')
const shown = (at: Instant): string =>
  new Intl.DateTimeFormat('fr', {
    timeZone: 'Europe/Paris',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  }).format(at)
const plain = (text: string) => text.replace(/[\s\u00a0\u202f]+/g, ' ')

const pay = on.payElsewhere

let letters = 0
const filed = async (terms: Partial<FineTerms>) => {
  letters += 1
  const email = `sums-${letters}@example.org`
  const fine = await on.issue(terms)
  const id = await on.idOf(fine)
  await on.file(id, fine, { ...STATEMENT, email })
  return { fine, id, email }
}

const letterTo = async (email: string, words: string) => {
  await city.deps.background.idle(30_000)
  return plain((await mailBoxOf(city).mail(email, words)).text)
}

const noticeOf = async ({ number, plate }: TestFine, query = '') =>
  plain((await reader.read(`/api/documents/fps/${number}/notice?plate=${plate}${query}`)).text)

describe('letter and notice tell one sum and one date', () => {
  test.each<[string, () => Partial<FineTerms>, number, readonly string[]]>([
    [
      'while the reduced price runs',
      () => ({ price: 5_000, reducedPrice: 3_000, reducedUntil: inDays(2) }),
      0,
      ['30,00 €', '50,00 €'],
    ],
    [
      'paid in part, while it runs',
      () => ({ price: 5_000, reducedPrice: 3_000, reducedUntil: inDays(2) }),
      1_200,
      ['18,00 €', '38,00 €'],
    ],
    ['at the full price', () => ({}), 0, ['35,00 €']],
  ])('%s', async (_, terms, amount, sums) => {
    const { fine, id, email } = await filed(terms())
    if (amount > 0) await pay(fine, amount)
    await rejectAppeal(city.deps, on.valmont, id, 'Non.')
    const letter = await letterTo(email, 'rejetée')
    const notice = await noticeOf(fine)
    const { body } = await on.ask(`/api/fps/${fine.number}?plate=${fine.plate}`)
    const { reducedUntil } = terms()
    const until = reducedUntil ?? (Date.parse(body.paymentDeadline) as Instant)
    for (const text of [letter, notice])
      for (const said of [...sums, `jusqu’au ${shown(until)}`]) expect(text).toContain(said)
  })

  test('of a corrected notice, whose time to pay begins anew', async () => {
    const { fine, id, email } = await filed({ issuedAt: (city.clock.now() - 20 * 86_400_000) as Instant })
    await correctFine(city.deps, on.valmont, fine.number, {
      price: 2_000,
      reducedPrice: null,
      reducedUntil: null,
    })
    await rejectAppeal(city.deps, on.valmont, id, 'Non.')
    const { body } = await on.ask(`/api/fps/${fine.number}?plate=${fine.plate}`)
    const until = `jusqu’au ${shown(Date.parse(body.paymentDeadline) as Instant)}`
    for (const text of [await letterTo(email, 'rejetée'), await noticeOf(fine, '&corrected=true')])
      for (const said of ['20,00 €', until]) expect(text).toContain(said)
  })

  test('of an appeal granted in part', async () => {
    const { id, email } = await filed({})
    await acceptAppeal(city.deps, on.valmont, id, { answer: 'En partie.', price: 1_000 })
    expect(await letterTo(email, 'acceptée')).toMatch(/Il reste 10,00 € à payer jusqu’au/)
  })

  test('the notice of a fine that a decision lowered and the city raised later', async () => {
    const { fine, id } = await filed({ price: 5_000, reducedPrice: 3_000, reducedUntil: inDays(2) })
    await acceptAppeal(city.deps, on.valmont, id, { answer: 'En partie.', price: 2_000 })
    await pay(fine, 1_200)
    expect(await noticeOf(fine, '&corrected=true')).toContain('À payer maintenant 8,00 €')
    const raised = { price: 7_500, reducedPrice: 6_000, reducedUntil: inDays(5) }
    await correctFine(city.deps, on.valmont, fine.number, raised)
    const until = `jusqu’au ${shown(inDays(5))}`
    for (const said of ['À payer maintenant 48,00 €', until, 'Ensuite : 63,00 €'])
      expect(await noticeOf(fine, '&corrected=true&reduced=true')).toContain(said)
  })

  test('where nothing is due asks for nothing', async () => {
    const { fine, id, email } = await filed({})
    await pay(fine, 3_500)
    await rejectAppeal(city.deps, on.valmont, id, 'Non.')
    expect(await letterTo(email, 'rejetée')).not.toContain('à payer')
  })
})

describe('the letter of a decision says what page and paper say where nothing is asked:', () => {
  const CANCELLED = 'Le forfait est annulé : il n’y a rien à payer.'
  const PAID = 'Le forfait est payé.'
  const overpaid = (price: string) =>
    `${price} ont été payés en trop. Le remboursement va à la personne qui a payé.`
  test.each<[string, number, number | null, readonly string[], readonly string[]]>([
    ['granted whole', 0, 0, [CANCELLED], ['payés en trop', PAID]],
    ['granted whole after a payment', 3_500, 0, [CANCELLED, overpaid('35,00 €')], [PAID]],
    ['granted to what was paid', 1_000, 1_000, [PAID], ['payés en trop', CANCELLED]],
    ['granted to less than was paid', 3_500, 1_000, [overpaid('25,00 €')], [PAID, CANCELLED]],
    ['granted to more than was paid', 500, 1_000, ['Il reste 5,00 €'], ['payés en trop', PAID, CANCELLED]],
    ['rejected after the payment', 3_500, null, [PAID], ['payés en trop', CANCELLED]],
    ['rejected after two payments', 4_000, null, [overpaid('5,00 €')], [PAID, CANCELLED]],
  ])('%s', async (_, paid, price, said, unsaid) => {
    const { fine, id, email } = await filed({})
    if (paid > 0) await pay(fine, paid)
    if (price === null) await rejectAppeal(city.deps, on.valmont, id, 'Non.')
    else await acceptAppeal(city.deps, on.valmont, id, { answer: 'Oui.', price })
    const letter = await letterTo(email, price === null ? 'rejetée' : 'acceptée')
    for (const words of said) expect(letter).toContain(words)
    for (const words of unsaid) expect(letter).not.toContain(words)
  })
})

describe('the letter of a withdrawn appeal says of its fine what is true:', () => {
  const withdraw = ({ plate }: TestFine, id: string) =>
    on.ask(`/api/recourse/${id}?plate=${plate}`, { method: 'DELETE' })
  const cancel = ({ number }: TestFine) =>
    correctFine(city.deps, on.valmont, number, { price: 0, reducedPrice: null, reducedUntil: null })
  test.each<[string, string, (fine: TestFine) => Promise<unknown>]>([
    ['due', 'Le forfait reste dû.', async () => undefined],
    ['paid', 'Le forfait est payé : il n’y a plus rien à payer.', fine => pay(fine, 3_500)],
    ['cancelled', 'Le forfait a été annulé : il n’y a rien à payer.', cancel],
  ])('%s', async (_, words, prepare) => {
    const { fine, id, email } = await filed({})
    await prepare(fine)
    await withdraw(fine, id)
    expect(await letterTo(email, 'retirée')).toContain(words)
  })
  test.each<[string, boolean, (fine: TestFine) => Promise<unknown>]>([
    ['while the time to contest runs', true, async () => undefined],
    ['not of a fine that the city cancelled', false, cancel],
    ['not once the time to contest is over', false, async () => city.clock.moveBy(40 * 86_400_000)],
  ])('that it can be filed again %s', async (_, canFileAgain, prepare) => {
    onTestFinished(() => city.clock.reset())
    const { fine, id, email } = await filed({})
    await prepare(fine)
    await withdraw(fine, id)
    const letter = await letterTo(email, 'retirée')
    const again = 'Si ce n’est pas vous, déposez-la à nouveau ou écrivez-nous sans attendre.'
    expect(letter).toContain(canFileAgain ? again : 'Si ce n’est pas vous, écrivez-nous sans attendre.')
  })
})
