import { fineFromWire, fineWire, keptFinesWire } from '@parvis/shared-kernel/wire'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { appealsOf, STATEMENT, type TestFine } from '../../testing/appeals.ts'
import { testCity } from '../../testing/city-of-file.ts'
import { type Press, paymentsOf, fine as targetOf } from '../../testing/payments.ts'
import { askComplement } from '../appeals/appeal.agent.ts'

const city = testCity()
const on = appealsOf(city)
const payments = paymentsOf(city)

const read = async ({ number, plate }: TestFine, as?: string) => {
  const { body } = await on.askAsStranger(`/api/fps/${number}?plate=${plate}`, as === undefined ? {} : { as })
  return fineFromWire(v.parse(fineWire, body))
}

describe('a payment of a fine', () => {
  test.each<[Press, boolean]>([
    ['LATER', true],
    ['ACCEPTED', false],
    ['REFUSED', false],
    ['ABANDONED', false],
  ])('that ends %s is on its way: %s, after being so while its page was open', async (press, isPending) => {
    const fine = await on.issue()
    expect((await read(fine)).isPaymentPending).toBe(false)
    const { body } = await payments.start(targetOf(fine.number, fine.plate))
    expect(await read(fine)).toMatchObject({ isPaymentPending: true, pendingAmount: 3_500 })
    await payments.press(body.url, press)
    expect(await read(fine)).toMatchObject({
      isPaymentPending: isPending,
      pendingAmount: isPending ? 3_500 : null,
    })
  })

  test('is told in the list of the account too', async () => {
    const fine = await on.issue()
    const path = `/api/subscriber/fps/${fine.number}`
    await city.ask(path, { method: 'PUT', body: { plate: fine.plate }, as: 'camille' })
    await payments.start(targetOf(fine.number, fine.plate))
    const { body } = await city.ask('/api/subscriber/fps', { as: 'camille' })
    const kept = v.parse(keptFinesWire, body).find(({ fps }) => fps.id === fine.number)
    expect(kept?.fps.paymentPending).toBe(true)
  })

  test('has a page that whoever began it finds again until its end, and nobody else', async () => {
    const fine = await on.issue()
    const target = targetOf(fine.number, fine.plate)
    const { body } = await payments.start(target)
    const { returnUrl, expiresAt } = await payments.operationOf(body)
    const until = async (who: object = {}) =>
      (await payments.summary({ ...target, ...who }, returnUrl)).pageOpenUntil
    expect(Date.parse(String(await until()))).toBe(Number(expiresAt))
    expect(await until({ payerKey: 'another tab' })).toBeNull()
    await payments.press(body.url, 'ACCEPTED')
    expect(await until()).toBeNull()
  })
})

describe('the claim of a fine', () => {
  test.each([
    ['its account', 'camille', 'camille', 'complement-requested', 'holder'],
    ['another account', 'camille', 'georges', 'filed', 'stranger'],
    ['nobody signed in', 'camille', undefined, 'filed', 'stranger'],
    ['a visitor without its link', undefined, undefined, 'filed', 'stranger'],
  ])(
    'is for %s to act on or not: begun by %s, read by %s, %s as %s',
    async (_who, by, reader, status, access) => {
      const { fine, id } = await on.filed(STATEMENT, by)
      const request = { message: 'Il manque une page.', pieces: [] }
      await askComplement(city.deps, on.valmont, id, request)
      expect((await read(fine, reader)).claims).toMatchObject([{ status, access }])
    },
  )
})
