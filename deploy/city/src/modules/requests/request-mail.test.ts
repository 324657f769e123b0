import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { LIMITS } from '../../http/limits.ts'
import { subscriberIdOf } from '../../seed/write-people.ts'
import { testCity } from '../../testing/city-of-file.ts'
import { mailBoxOf } from '../../testing/mail-box.ts'
import { requestsOf } from '../../testing/requests.ts'

const city = testCity()
const requests = requestsOf(city)
const { mailsTo } = mailBoxOf(city)

const OPTIONAL = { supportingEvidences: [{ id: 'ev-x', name: 'X', mandatory: false }] }

beforeAll(async () => {
  await requests.addOffer('reviewed', { applicationProcedure: OPTIONAL })
  await requests.addOffer('paid')
  await requests.addOffer('free', {}, [{ id: 'free-year', price: 0, validityPeriod: 'P1Y' }])
})

/** Subjects of all mails to a person, oldest first, without the city's name. */
const subjects = async (person: string) =>
  (await mailsTo(`${person}@example.org`)).map(({ subject }) => subject.split(' – ')[0]).toReversed()

describe('a mail confirms a subscription that was requested', () => {
  test.each([
    ['that an agent looks at', 'reviewed', ['Nous avons bien reçu votre demande']],
    ['that is granted at once', 'free', ['Votre droit est accordé']],
    ['but none that is to pay: its receipt does', 'paid', []],
  ])('%s', async (_name, plan, expected) => {
    const person = await requests.addPerson(`asks-${plan}`, { email: `asks-${plan}@example.org` })
    const id = randomUUID()
    const body = { plates: [`RM${plan.length}A`] }
    await requests.subscribe(person, plan, body, id)
    await requests.subscribe(person, plan, body, id)
    expect(await subjects(person), 'once, though it was sent twice').toEqual(expected)
    const [mail] = await mailsTo(`${person}@example.org`)
    if (mail) expect(mail.text).toContain(id)
  })

  test('not a request that is refused, and who has no address gets none', async () => {
    const refused = await requests.addPerson('refused', { email: 'refused@example.org' })
    const { status } = await requests.subscribe(refused, 'reviewed', { plates: [] })
    expect([status, await subjects(refused)]).toEqual([409, []])
    const silent = await requests.addPerson('silent', { email: null })
    expect((await requests.subscribe(silent, 'reviewed', { plates: ['RM51'] })).status).toBe(201)
  })

  test('a number of times a day at most; further requests stand', async () => {
    const person = await requests.addPerson('eager', { email: 'eager@example.org' })
    const bucket = { limit: 'requestMailOfSubscriber', key: subscriberIdOf('eager') } as const
    await city.deps.limits.add(bucket, LIMITS.requestMailOfSubscriber.points - 1)
    for (const plate of ['RM61', 'RM62']) {
      const { status } = await requests.subscribe(person, 'reviewed', { plates: [plate] })
      expect(status).toBe(201)
    }
    expect(await subjects(person)).toEqual(['Nous avons bien reçu votre demande'])
  })
})
