import { amountDue, appealDeadline, finePaymentDeadline } from '@parvis/shared-kernel/fines'
import { addSeconds, type Instant } from '@parvis/shared-kernel/time'
import { fineFromWire, fineWire } from '@parvis/shared-kernel/wire'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { appealsOf, type TestFine } from '../../testing/appeals.ts'
import { testCity } from '../../testing/city-of-file.ts'
import { correctFine, issueFine, registerOutsidePayment } from './fine.agent.ts'

const city = testCity()
const on = appealsOf(city)

const read = async ({ number, plate }: TestFine) =>
  fineFromWire(v.parse(fineWire, (await on.ask(`/api/fps/${number}?plate=${plate}`)).body))
const pay = (fine: TestFine, amount: number, source: 'antai' | 'recovery' = 'antai', later = 0) =>
  registerOutsidePayment(city.deps, on.valmont, fine.number, {
    source,
    amount,
    paidAt: addSeconds(city.clock.now(), later),
  })
const inFiveDays = () => addSeconds(city.clock.now(), 5 * 86_400)

describe('an agent issues a fine', () => {
  test('whose time limits are those of the law in the city’s zone', async () => {
    const issuedAt = addSeconds(city.clock.now(), -10 * 86_400)
    const fine = await read(await on.issue({ issuedAt }))
    expect(fine.paymentDeadline).toBe(finePaymentDeadline(issuedAt, 'Europe/Paris'))
    expect(fine.appealDeadline).toBe(appealDeadline(issuedAt, 'Europe/Paris'))
    expect(await on.eventsOf(fine.id)).toEqual(['fine-issued'])
  })

  test.each([
    ['number', { number: '123' }],
    ['plate', { plate: ' - ' }],
    ['price', { price: -1 }],
    ['price', { price: 1.5 }],
    ['reducedPrice', { reducedPrice: 3_501, reducedUntil: 0 }],
    ['reducedPrice', { reducedPrice: -1, reducedUntil: 0 }],
    ['reducedUntil', { reducedPrice: 1_700 }],
    ['reducedUntil', { reducedPrice: 1_700, reducedUntil: 0 }],
  ])('not with a wrong %s: %o', async (path, change) => {
    const fine = {
      number: '21380990000016261321009999',
      plate: 'AB123CD',
      place: '',
      price: 3_500,
      reducedPrice: null,
      reducedUntil: null,
      ...change,
    }
    await expect(issueFine(city.deps, on.valmont, fine as never)).rejects.toMatchObject({
      code: 'ValidationFailed',
      details: { fields: [{ path }] },
    })
  })

  test('once', async () => {
    const { number } = await on.issue()
    const again = { number, plate: 'ZZ999ZZ', place: '', price: 1, reducedPrice: null, reducedUntil: null }
    await expect(issueFine(city.deps, on.valmont, again)).rejects.toMatchObject({
      code: 'ValidationFailed',
      details: { fields: [{ path: 'number' }] },
    })
  })
})

describe('what other offices take counts', () => {
  test.each([
    ['nothing', [], 'unpaid', 3_500, 0],
    ['a part', [1_000], 'partly-paid', 2_500, 0],
    ['all of it in two parts', [1_000, 2_500], 'paid', 0, 0],
    ['too much', [3_500, 500], 'overpaid', 0, 500],
  ] as const)('%s', async (_, amounts, paymentStatus, due, overpaid) => {
    const fine = await on.issue()
    for (const [index, amount] of amounts.entries())
      await pay(fine, amount, index === 0 ? 'antai' : 'recovery')
    const kept = await read(fine)
    expect(kept.paymentStatus).toBe(paymentStatus)
    expect(amountDue(kept, city.clock.now())).toMatchObject({ due, overpaid })
    expect(kept.agencyPayments.length + kept.debtRecoveryPayments.length).toBe(amounts.length)
  })

  test('at the reduced price while it runs, at the full one afterwards', async () => {
    const terms = { reducedPrice: 1_700, reducedUntil: inFiveDays() }
    const inTime = await on.issue(terms)
    await pay(inTime, 1_700)
    const late = await on.issue(terms)
    city.clock.moveBy(6 * 86_400_000)
    await pay(late, 1_700)
    expect((await read(inTime)).paymentStatus).toBe('paid-reduced')
    expect((await read(late)).paymentStatus).toBe('partly-paid')
    city.clock.reset()
  })

  test('when two of them come at once', async () => {
    const fine = await on.issue()
    await Promise.all([pay(fine, 1_000), pay(fine, 2_500)])
    expect((await read(fine)).paymentStatus).toBe('paid')
  })

  test('but not of a fine of another city, nor tomorrow', async () => {
    const fine = await on.issue()
    const payment = { source: 'antai', amount: 1_000, paidAt: city.clock.now() } as const
    const elsewhere = registerOutsidePayment(city.deps, city.deps.cities[1]!, fine.number, payment)
    await expect(elsewhere).rejects.toMatchObject({ status: 404 })
    await expect(async () => pay(fine, 1_000, 'antai', 86_400)).rejects.toMatchObject({ status: 400 })
    expect((await read(fine)).agencyPayments).toEqual([])
  })

  test.each([0, -1, 0.5])('but not %d cents', async amount => {
    const fine = await on.issue()
    await expect(async () => pay(fine, amount)).rejects.toMatchObject({ code: 'ValidationFailed' })
  })
})

describe('a corrected notice', () => {
  test('replaces the price and the time limits and keeps what was paid', async () => {
    const fine = await on.issue()
    await pay(fine, 2_500)
    city.clock.moveBy(86_400_000)
    await correctFine(city.deps, on.valmont, fine.number, {
      price: 2_000,
      reducedPrice: null,
      reducedUntil: null,
    })
    const kept = await read(fine)
    expect(kept.versions).toHaveLength(2)
    expect(kept.paymentStatus).toBe('overpaid')
    expect(amountDue(kept, city.clock.now()).overpaid).toBe(500)
    expect(kept.appealDeadline).toBe(appealDeadline(kept.versions[1]!.issuedAt!, 'Europe/Paris'))
    expect(await on.eventsOf(fine.number)).toEqual(['fine-issued', 'payment-received', 'fine-corrected'])
    city.clock.reset()
  })

  test('forgets that the reduced price of the former notice was paid', async () => {
    const fine = await on.issue({ reducedPrice: 1_700, reducedUntil: inFiveDays() })
    await pay(fine, 1_700)
    const terms = { price: 5_000, reducedPrice: 2_500, reducedUntil: inFiveDays() }
    await correctFine(city.deps, on.valmont, fine.number, terms)
    expect((await read(fine)).paymentStatus).toBe('partly-paid')
  })

  test('may keep a reduced price that is over: who paid it in time owes nothing more, who did not owes the full one', async () => {
    const terms = { reducedPrice: 1_700, reducedUntil: inFiveDays() }
    const [paid, unpaid] = [await on.issue(terms), await on.issue(terms)]
    await pay(paid, 1_700)
    city.clock.moveBy(6 * 86_400_000)
    const again = { ...terms, price: 3_000 }
    for (const { number } of [paid, unpaid]) await correctFine(city.deps, on.valmont, number, again)
    expect([(await read(paid)).paymentStatus, (await read(unpaid)).paymentStatus]).toEqual([
      'paid-reduced',
      'unpaid',
    ])
    expect(amountDue(await read(unpaid), city.clock.now()).due).toBe(3_000)
    // No former notice gave this day.
    const dayBefore = { ...again, reducedUntil: (terms.reducedUntil - 86_400_000) as Instant }
    await expect(correctFine(city.deps, on.valmont, unpaid.number, dayBefore)).rejects.toMatchObject({
      details: { fields: [{ path: 'reducedUntil' }] },
    })
    city.clock.reset()
  })

  test.each([
    ['price', { price: -1 }],
    ['reducedUntil', { reducedPrice: 1_000 }],
    ['reducedUntil', { reducedPrice: 1_000, reducedUntil: 0 as Instant }],
  ])('is refused with a wrong %s: %o', async (path, change) => {
    const { number } = await on.issue()
    const terms = { price: 3_500, reducedPrice: null, reducedUntil: null, ...change }
    await expect(correctFine(city.deps, on.valmont, number, terms)).rejects.toMatchObject({
      details: { fields: [{ path }] },
    })
  })

  test('of a fine of another city is refused like one that does not exist', async () => {
    const { number } = await on.issue()
    const [, other] = city.deps.cities
    const terms = { price: 1, reducedPrice: null, reducedUntil: null }
    await expect(correctFine(city.deps, other!, number, terms)).rejects.toMatchObject({ status: 404 })
  })
})
