import { afterEach, describe, expect, test } from 'vitest'
import { STATEMENT } from '../../testing/appeals.ts'
import { testCity } from '../../testing/city-of-file.ts'
import { fine as fineTarget } from '../../testing/payments.ts'
import { keyIn, refundsOf, withCaseKey } from '../../testing/refunds.ts'
import { acceptAppeal } from '../appeals/appeal.agent.ts'
import { correctFine } from '../fines/fine.agent.ts'
import { askRefundDocument, openRefund } from './refund.agent.ts'

const city = testCity()
const refunds = refundsOf(city)

afterEach(() => city.clock.reset())

describe('the case link of a refund', () => {
  test('stands in the mail to whom the money is for, and in nobody else’s', async () => {
    const [email, payer] = [refunds.address('receiver'), refunds.address('payer')]
    const { id } = await refunds.opened(email, payer)
    const key = keyIn((await refunds.mails.mail(payer, 'remboursement')).text)
    expect(await refunds.accessOf(id, key)).toBe('HOLDER')
    const other = await refunds.mails.mail(email, 'remboursement')
    expect(other.text).toContain(`/refunds/${id}`)
    expect(keyIn(other.text)).toBe('')
  })

  test.each(['a visitor', 'an account'])(
    'goes to who paid the fine, and not to %s who contested it',
    async who => {
      const [payer, appellant] = [refunds.address('payer'), refunds.address('appellant')]
      const as = who === 'an account' ? 'georges' : undefined
      const { fine, id: appealId } = await refunds.on.filed({ ...STATEMENT, email: appellant }, as)
      const refused = refunds.address('refused')
      for (const [email, outcome] of [
        [refused, 'REFUSED'],
        [payer, 'ACCEPTED'],
      ] as const) {
        const { body } = await refunds.payments.start(fineTarget(fine.number, fine.plate), { email })
        await refunds.payments.press(body.url, outcome)
      }
      await acceptAppeal(city.deps, refunds.on.valmont, appealId, { answer: 'Oui.' })
      const told = await refunds.mails.mail(appellant, 'remboursement')
      const id = /\/refunds\/([\w-]+)/.exec(told.text)?.[1] ?? ''
      expect(keyIn(told.text)).toBe('')
      expect(await refunds.accessOf(id, keyIn((await refunds.mails.mail(payer, 'remboursement')).text))).toBe(
        'HOLDER',
      )
      expect(await refunds.mails.mailsTo(refused)).toEqual([])
      const account = as === undefined ? {} : { as }
      expect((await refunds.on.askAsStranger(`/api/refund/${id}`, account)).body.access).toBe('STRANGER')
    },
  )

  test('goes to nobody when no payer is known, and who contested is told that nobody was asked', async () => {
    const appellant = refunds.address('appellant')
    const { fine, id: appealId } = await refunds.on.filed({ ...STATEMENT, email: appellant })
    await refunds.on.payElsewhere(fine, 3_500)
    await acceptAppeal(city.deps, refunds.on.valmont, appealId, { answer: 'Oui.' })
    const told = (await refunds.mails.mail(appellant, 'remboursement')).text
    expect(told).toContain('nous n’avons donc écrit à personne')
    expect(told).not.toMatch(/rien à faire|La ville demande/)
    const id = /\/refunds\/([\w-]+)/.exec(told)?.[1] ?? ''
    await refunds.give(id)
    await askRefundDocument(city.deps, refunds.on.valmont, id, 'Illisible.')
    const again = await refunds.mails.mail(appellant, 'attend d’autres')
    expect(again.text).toMatch(/n’a pas pu utiliser.*écrit à personne/)
    expect(again.text).not.toContain('rien à faire')
  })

  test('is not needed by the account that paid the fine', async () => {
    const fine = await refunds.on.issue()
    const target = { ...fineTarget(fine.number, fine.plate), as: 'camille' }
    const { body } = await refunds.payments.start(target, { email: refunds.address('paid') })
    await refunds.payments.press(body.url, 'ACCEPTED')
    await refunds.on.payElsewhere(fine, 500)
    const requested = { fineId: fine.number, subscriberId: 'sub-georges' }
    const { refund_id: id } = await openRefund(city.deps, refunds.on.valmont, requested)
    const accessAs = async (as: string) =>
      (await refunds.on.askAsStranger(`/api/refund/${id}`, { as })).body.access
    expect([await accessAs('camille'), await accessAs('georges')]).toEqual(['HOLDER', 'STRANGER'])
  })

  test('goes to who paid, where the refund itself names nobody', async () => {
    const payer = refunds.address('payer')
    const { id } = await refunds.opened('', payer)
    expect(await refunds.accessOf(id, keyIn((await refunds.mails.mail(payer, 'remboursement')).text))).toBe(
      'HOLDER',
    )
  })

  test('asked again by a stranger ends the former one once it is opened, and not before', async () => {
    const email = refunds.address('again')
    const { id } = await refunds.opened(email)
    const first = keyIn((await refunds.mails.mail(email, 'remboursement')).text)
    expect((await refunds.on.askAsStranger(`/api/refund/${id}/case-link`, { method: 'POST' })).status).toBe(
      204,
    )
    const second = keyIn((await refunds.mails.mail(email, 'nouveau lien')).text)
    expect(await refunds.accessOf(id, first)).toBe('HOLDER')
    expect(await refunds.accessOf(id, second)).toBe('HOLDER')
    expect(await refunds.accessOf(id, first)).toBe('STRANGER')
  })

  test('asked again by its holder ends the former one at once', async () => {
    const email = refunds.address('holder')
    const { id } = await refunds.opened(email)
    const first = keyIn((await refunds.mails.mail(email, 'remboursement')).text)
    await refunds.on.askAsStranger(`/api/refund/${id}/case-link`, { method: 'POST', ...withCaseKey(first) })
    expect(await refunds.accessOf(id, first)).toBe('STRANGER')
    expect(await refunds.accessOf(id, keyIn((await refunds.mails.mail(email, 'nouveau lien')).text))).toBe(
      'HOLDER',
    )
  })

  test('asked again by its holder, where nobody can be mailed, ends none', async () => {
    const { id } = await refunds.opened('')
    const key = await refunds.on.hold('refund', id)
    await refunds.on.askAsStranger(`/api/refund/${id}/case-link`, { method: 'POST', ...withCaseKey(key) })
    expect(await refunds.accessOf(id, key)).toBe('HOLDER')
  })

  test('is not mailed without measure to one address, nor to one network', async () => {
    const ids: string[] = []
    for (let count = 0; count < 4; count += 1) ids.push((await refunds.opened(refunds.address('flooded'))).id)
    const headers = { 'x-forwarded-for': '10.201.0.1' }
    const statuses: number[] = []
    for (let count = 0; count < 11; count += 1) {
      const id = ids[Math.floor(count / 3)]
      statuses.push((await city.ask(`/api/refund/${id}/case-link`, { method: 'POST', headers })).status)
    }
    expect(statuses).toEqual([...Array(10).fill(204), 429])
    const again = await refunds.on.askAsStranger(`/api/refund/${ids[0]}/case-link`, { method: 'POST' })
    expect([again.status, again.body.error]).toEqual([429, 'Too Many Requests'])
  })

  test('that cannot be mailed ends none, and strangers do not use up its holder’s', async () => {
    const email = refunds.address('spent')
    const { id } = await refunds.opened(email)
    const again = (means: object) =>
      refunds.on.askAsStranger(`/api/refund/${id}/case-link`, { method: 'POST', ...means })
    for (const expected of [204, 204, 204, 429]) expect((await again({})).status).toBe(expected)
    for (const _ of [1, 2, 3])
      expect((await again(withCaseKey(await refunds.on.hold('refund', id)))).status).toBe(204)
    const key = await refunds.on.hold('refund', id)
    expect((await again(withCaseKey(key))).status).toBe(429)
    expect(await refunds.accessOf(id, key)).toBe('HOLDER')
  })
})

test('the refund of a fine that two accounts paid is of the one that paid last', async () => {
  const { number, plate } = await refunds.on.issue()
  const correct = (price: number) =>
    correctFine(city.deps, refunds.on.valmont, number, { price, reducedPrice: null, reducedUntil: null })
  for (const [as, price] of [
    ['georges', 5_000],
    ['louise', 0],
  ] as const) {
    const { url } = (await refunds.payments.start({ ...fineTarget(number, plate), as })).body
    await refunds.payments.press(url, 'ACCEPTED')
    await correct(price)
  }
  const { subscriber_id } = await openRefund(city.deps, refunds.on.valmont, { fineId: number })
  expect(subscriber_id).toBe('sub-louise')
})
