import { amountDue } from '@parvis/shared-kernel/fines'
import { fineFromWire, finePaymentsWire, fineWire } from '@parvis/shared-kernel/wire'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { demoFines } from '../../cities/demo.ts'
import { testCity } from '../../testing/city-of-file.ts'

const city = testCity()
let caller = 0

/** Each test has its own network, so that tests do not share limits. */
const freshNetwork = () => {
  caller += 1
  return { 'x-forwarded-for': `10.0.${caller}.7` }
}

const look = (number: string, plate: string, { cityId = 'valmont', headers = freshNetwork() } = {}) =>
  city.ask(`/api/fps/${number}?plate=${encodeURIComponent(plate)}`, { city: cityId, headers })

const REDUCED = { number: '21380990000016261320004001', plate: 'FG482KD' }

describe('a citizen looks up a fine', () => {
  test.each(demoFines.map(fine => [fine.shows, fine] as const))('%s', async (_shows, fine) => {
    const { status, body } = await look(fine.number, fine.plate, { cityId: fine.cityId })
    expect(status).toBe(200)
    const read = fineFromWire(v.parse(fineWire, body))
    expect(read.versions).toHaveLength(fine.versions.length)
    const { body: payments } = await city.ask(`/api/fps/${fine.number}/payments?plate=${fine.plate}`, {
      city: fine.cityId,
      headers: freshNetwork(),
    })
    expect(v.parse(finePaymentsWire, payments)).toHaveLength(fine.payments?.length ?? 0)
  })

  test('any spacing of the number and any writing of the plate will do', async () => {
    const { status } = await look('21380990000016 26 1 320 004 001', 'fg-482-kd')
    expect(status).toBe(200)
  })

  test('the amount due follows the fine’s story', async () => {
    const due = async (tail: string) => {
      const fine = demoFines.find(candidate => candidate.number.endsWith(tail))!
      const { body } = await look(fine.number, fine.plate, { cityId: fine.cityId })
      return amountDue(fineFromWire(v.parse(fineWire, body)), city.clock.now())
    }
    expect((await due('4001')).due).toBe(1_700)
    expect((await due('4002')).due).toBe(3_500)
    expect((await due('4003')).due).toBe(0)
    expect((await due('4005')).overpaid).toBe(1_700)
    expect((await due('4006')).due).toBe(2_500)
    expect((await due('4007')).due).toBe(2_000)
    expect((await due('4009')).overpaid).toBe(3_500)
    expect((await due('4011')).due).toBe(3_000)
  })

  test('28 digits, the last two being the key, will do', async () => {
    expect((await look(`${REDUCED.number}48`, REDUCED.plate)).status).toBe(200)
  })

  test('who names number and plate is told the refund that goes with the fine', async () => {
    const { body } = await look('21380990000016261290004005', 'BH671QW')
    const { refundId } = fineFromWire(v.parse(fineWire, body))
    expect((await city.ask(`/api/refund/${refundId}`)).body).toMatchObject({ amount: 1_700 })
  })
})

describe('somebody guesses', () => {
  test('another plate, an unknown number, nonsense and another city are answered alike', async () => {
    const answers = [
      await look(REDUCED.number, 'ZZ999ZZ'),
      await look('21380990000016261320004999', 'YY998YY'),
      await look('not-a-number', 'XX997XX'),
      await look(REDUCED.number, REDUCED.plate, { cityId: 'port-sable' }),
      await look(REDUCED.number, ''),
    ]
    for (const answer of answers) {
      expect(answer.status).toBe(404)
      expect(answer.body).toEqual(answers[0]?.body)
    }
  })
})
