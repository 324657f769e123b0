import { subscriberWire } from '@parvis/shared-kernel/wire'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { appealsOf, STATEMENT } from '../../testing/appeals.ts'
import { testCity } from '../../testing/city-of-file.ts'
import { askComplement } from './appeal.agent.ts'

const city = testCity()
const on = appealsOf(city)

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
