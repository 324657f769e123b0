import { addMilliseconds, type Instant } from '@parvis/shared-kernel/time'
import { subscriberWire } from '@parvis/shared-kernel/wire'
import * as v from 'valibot'
import { afterEach, describe, expect, test } from 'vitest'
import { appealsOf, STATEMENT } from '../../testing/appeals.ts'
import { testCity } from '../../testing/city-of-file.ts'
import { correctFine } from '../fines/fine.agent.ts'
import { askComplement, rejectAppeal } from './appeal.agent.ts'
import { courtAfterSilence } from './appeal.model.ts'
import { findAppeal } from './appeal.repo.ts'

const city = testCity()
const on = appealsOf(city)

afterEach(() => city.clock.reset())

const awaitedOf = async (as: string) => {
  const { body } = await on.ask('/api/subscriber', { as })
  return v.parse(subscriberWire, body).awaitedAnswers
}
const ask = (id: string) => askComplement(city.deps, on.valmont, id, { message: 'Une photo.', pieces: [] })

test('what the authority asks of an appeal is told the account that began it, until it is answered', async () => {
  const { fine, id } = await on.filed(STATEMENT, 'camille')
  expect(await awaitedOf('camille')).toEqual([])
  await ask(id)
  expect(await awaitedOf('camille')).toEqual([
    {
      recourseId: id,
      fpsId: fine.number,
      dueDatetime: expect.any(String),
      implicitRejectionDatetime: expect.any(String),
      tribunalDeadline: expect.any(String),
    },
  ])
  const body = { message: 'La voici.', pieces: [] }
  const { status } = await on.ask(`/api/recourse/${id}/complementRequest`, { method: 'PATCH', body })
  expect(status).toBe(200)
  expect(await awaitedOf('camille')).toEqual([])
})

test('an account that only keeps the fine in view is told nothing of it', async () => {
  const { fine, id } = await on.filed()
  const kept = { method: 'PUT', body: { plate: fine.plate }, as: 'camille' } as const
  expect((await on.ask(`/api/subscriber/fps/${fine.number}`, kept)).status).toBe(200)
  await ask(id)
  expect(await awaitedOf('camille')).toEqual([])
})

describe('silence, which no mail tells, is told the account that began the appeal', () => {
  const moveTo = (moment: Instant) => city.clock.moveBy(moment - city.clock.now())
  const appeal = async (as: string, isAsked: boolean) => {
    const { fine, id } = await on.filed(STATEMENT, as)
    if (isAsked) await ask(id)
    const row = (await findAppeal(city.deps.db, 'valmont', id))!
    const silence = row.implicit_rejection_at!
    const court = courtAfterSilence(row, on.valmont.timeZone)!
    const isTold = async () => (await awaitedOf(as))?.some(({ recourseId }) => recourseId === id)
    return { id, fine, silence, court, isTold }
  }

  test.each([
    ['filed', false],
    ['of which more was asked', true],
  ])('while the court is open: an appeal %s', async (_, isAsked) => {
    const { silence, court, isTold } = await appeal('georges', isAsked)
    moveTo(addMilliseconds(silence, -60_000))
    expect(await isTold()).toBe(isAsked)
    moveTo(addMilliseconds(silence, 1))
    expect(await isTold()).toBe(true)
    moveTo(addMilliseconds(court, -60_000))
    expect(await isTold()).toBe(true)
    moveTo(addMilliseconds(court, 1))
    expect(await isTold()).toBe(false)
  })

  test('not of a fine that costs nothing any more, nor once the city has answered', async () => {
    const [free, answered] = [await appeal('thomas', false), await appeal('thomas', true)]
    moveTo(addMilliseconds(free.silence, 60_000))
    expect([await free.isTold(), await answered.isTold()]).toEqual([true, true])
    const terms = { price: 0, reducedPrice: null, reducedUntil: null }
    await correctFine(city.deps, on.valmont, free.fine.number, terms)
    await rejectAppeal(city.deps, on.valmont, answered.id, 'Non.')
    expect([await free.isTold(), await answered.isTold()]).toEqual([false, false])
  })
})
