import { MOST_KEPT_FINES } from '@parvis/shared-kernel/fines'
import { keptFinesWire, keptFineWire } from '@parvis/shared-kernel/wire'
import * as v from 'valibot'
import { beforeEach, describe, expect, test } from 'vitest'
import { appealsOf, type TestFine } from '../../testing/appeals.ts'
import { testCity } from '../../testing/city-of-file.ts'
import { erasePerson } from '../privacy/erase.repo.ts'
import { insertRefund } from '../refunds/refund.repo.ts'

const city = testCity()
const on = appealsOf(city)

beforeEach(() => city.deps.db.deleteFrom('kept_fines').execute())

const keep = (number: string, plate: string, as: string | null = 'camille') =>
  on.ask(`/api/subscriber/fps/${number}`, { method: 'PUT', body: { plate }, ...(as && { as }) })
const list = async (as = 'camille') => {
  const { body } = await on.ask('/api/subscriber/fps', { as })
  return v.parse(keptFinesWire, body).map(({ fps }) => fps.id)
}
const remove = (number: string, as = 'camille') =>
  on.ask(`/api/subscriber/fps/${number}`, { method: 'DELETE', as })

/** Fills the list with existing fines except for `places` free places. */
const fillBut = async (places: number): Promise<TestFine[]> => {
  const fines: TestFine[] = []
  for (let index = 0; index < MOST_KEPT_FINES - places; index += 1) fines.push(await on.issue())
  await city.deps.db
    .insertInto('kept_fines')
    .values(
      fines.map(({ number, plate }) => ({
        city_id: 'valmont',
        subscriber_id: 'sub-camille',
        fine_id: number,
        plate,
        kept_at: new Date(city.clock.now()).toISOString(),
      })),
    )
    .execute()
  return fines
}

describe('a signed-in person keeps a fine in view', () => {
  test('whose number and plate they know, in any writing, the last one first', async () => {
    const [first, second] = [await on.issue(), await on.issue()]
    const { status, body } = await keep(`${first.number}48`, first.plate.toLowerCase())
    expect(status).toBe(200)
    expect(v.parse(keptFineWire, body).fps).toMatchObject({ id: first.number, plate: first.plate })
    city.clock.moveBy(60_000)
    await keep(second.number, second.plate)
    expect(await list()).toEqual([second.number, first.number])
  })

  test('once, however often they ask', async () => {
    const { number, plate } = await on.issue()
    const answers = await Promise.all([1, 2, 3].map(() => keep(number, plate)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await list()).toEqual([number])
  })

  test('until they remove it; removing what is not there changes nothing', async () => {
    const { number, plate } = await on.issue()
    await keep(number, plate)
    expect((await remove(number)).status).toBe(204)
    expect((await remove(number)).status).toBe(204)
    expect((await remove('nonsense')).status).toBe(204)
    expect(await list()).toEqual([])
  })

  test('and nobody else sees or removes it', async () => {
    const { number, plate } = await on.issue()
    await keep(number, plate)
    expect(await list('thomas')).toEqual([])
    await remove(number, 'thomas')
    expect(await list()).toEqual([number])
  })
})

describe('an account opens no fine by itself', () => {
  test.each([
    ['another plate', (fine: TestFine) => keep(fine.number, 'ZZ999ZZ')],
    ['an unknown number', (fine: TestFine) => keep('21380990000016261321009999', fine.plate)],
    ['no number at all', (fine: TestFine) => keep('nonsense', fine.plate)],
    ['no plate', (fine: TestFine) => keep(fine.number, '')],
  ])('%s: told like a fine that is not there, and not kept', async (_words, attempt) => {
    const { status, body } = await attempt(await on.issue())
    expect([status, body.error]).toEqual([404, 'FineNotFound'])
    expect(await list()).toEqual([])
  })

  test('a visitor has no list', async () => {
    const { number, plate } = await on.issue()
    expect((await keep(number, plate, null)).status).toBe(401)
    expect((await on.ask('/api/subscriber/fps')).status).toBe(401)
  })

  test('guesses count as they do everywhere, and are told when to come back', async () => {
    const { number } = await on.issue()
    const tries = []
    for (let index = 0; index < 6; index += 1)
      tries.push(
        await city.ask(`/api/subscriber/fps/${number}`, {
          method: 'PUT',
          body: { plate: 'GUESS1' },
          as: 'louise',
        }),
      )
    expect(tries.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 429])
    expect(Number(tries.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  test('a fine whose plate was corrected since is shown no more', async () => {
    const { number, plate } = await on.issue()
    await keep(number, plate)
    await city.deps.db.updateTable('fines').set({ plate: 'AB123CD' }).where('fine_id', '=', number).execute()
    expect(await list()).toEqual([])
  })
})

describe('the list has an end', () => {
  test('the last place is taken once, though two are kept at once; one that is there stays writable', async () => {
    const [known] = await fillBut(1)
    const [one, two] = [await on.issue(), await on.issue()]
    const answers = await Promise.all([keep(one.number, one.plate), keep(two.number, two.plate)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body.error).toBe('FineListFull')
    expect(await list()).toHaveLength(MOST_KEPT_FINES)
    expect((await keep(known?.number ?? '', known?.plate ?? '')).status).toBe(200)
  })
})

test('the list goes with the account of its holder, and with no other', async () => {
  const { number, plate } = await on.issue()
  await keep(number, plate, 'thomas')
  await keep(number, plate)
  const thomas = { cityId: 'valmont', subscriberId: 'sub-thomas' }
  await city.deps.db.transaction().execute(db => erasePerson(db, thomas, city.clock.now()))
  const left = await city.deps.db.selectFrom('kept_fines').select('subscriber_id').execute()
  expect(left).toEqual([{ subscriber_id: 'sub-camille' }])
})

test('the list is in the export of its holder', async () => {
  const { number, plate } = await on.issue()
  await keep(number, plate)
  const { body } = await on.ask('/api/subscriber/export', { as: 'camille' })
  const text = JSON.stringify(body)
  expect([text.includes(number), text.includes(plate)]).toEqual([true, true])
})

describe('the refund of a fine that is kept', () => {
  const refunds = async (as = 'camille'): Promise<string[]> => {
    const { body } = await on.ask('/api/subscriber', { as })
    return (body.refunds ?? []).map(({ fpsId }: { fpsId: string | null }) => fpsId)
  }
  const refund = async ({ number }: TestFine, subscriberId: string | null) => {
    const now = city.clock.now()
    const given = { cityId: 'valmont', fineId: number, appealId: null, amount: 1_700, email: '' } as const
    await insertRefund(city.deps.db, { ...given, subscriberId, lang: 'fr', now })
  }

  test('is not theirs who keep it: number and plate stand on every windscreen', async () => {
    const fine = await on.issue()
    await refund(fine, null)
    await keep(fine.number, fine.plate)
    expect(await refunds()).not.toContain(fine.number)
  })

  test('is theirs alone who contested it, and told them once', async () => {
    const fine = await on.issue()
    await refund(fine, 'sub-camille')
    await keep(fine.number, fine.plate)
    await keep(fine.number, fine.plate, 'louise')
    expect((await refunds()).filter(number => number === fine.number)).toHaveLength(1)
    expect(await refunds('louise')).not.toContain(fine.number)
  })

  test('leaves with the plate that the authority has corrected', async () => {
    const fine = await on.issue()
    await refund(fine, null)
    await keep(fine.number, fine.plate)
    await city.deps.db
      .updateTable('fines')
      .set({ plate: 'ZZ999ZZ' })
      .where('fine_id', '=', fine.number)
      .execute()
    expect(await refunds()).not.toContain(fine.number)
  })
})
