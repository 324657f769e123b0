import { shareLookUpWire, shareTokenWire } from '@parvis/shared-kernel/wire'
import * as v from 'valibot'
import { beforeEach, describe, expect, test } from 'vitest'
import { testCity } from '../../testing/city-of-file.ts'
import { dossiersOf } from '../../testing/dossiers.ts'
import { mailBoxOf } from '../../testing/mail-box.ts'
import { requestsOf } from '../../testing/requests.ts'
import { issueToken } from '../../tokens/one-time-token.ts'

const city = testCity()
const dossiers = dossiersOf(city)
const requests = requestsOf(city)
const mails = mailBoxOf(city)
let right: string

const WEEK_MS = 7 * 86_400_000
const OWNER = 'camille.martin@example.org'

beforeEach(async () => {
  right = await requests.addRight('camille', { plan: 'vm-resident', option: 'vm-resident-year' })
})

const generate = (id = right, as = 'camille') => city.ask(`/api/order/share/order/${id}/generate`, { as })
const code = async (id?: string, as?: string) => v.parse(shareTokenWire, (await generate(id, as)).body).token
const lookUp = (token: string, as = 'louise') => city.ask(`/api/order/share?shareToken=${token}`, { as })
const join = (token: string, as = 'louise', where?: string) =>
  city.ask(`/api/order/share?shareToken=${token}`, {
    method: 'PUT',
    as,
    ...(where === undefined ? {} : { city: where }),
  })
const withdraw = (as = 'louise', id = right) =>
  city.ask(`/api/order/share/order/${id}`, { method: 'DELETE', as })
const someone = (name: string) => requests.addPerson(name)

describe('the owner of a right makes a code', () => {
  test('of 60 bits in three groups, of which the city keeps no copy', async () => {
    const token = await code()
    expect(token).toMatch(/^(?:[0-9A-HJKMNP-TV-Z]{4}-?){3}$/)
    expect(new Set([token, await code(), await code()]).size).toBe(3)
    const kept = await city.deps.db.selectFrom('one_time_tokens').selectAll().execute()
    expect(JSON.stringify(kept)).not.toContain(token)
    expect(new Set(await dossiers.events(right, 'camille'))).toEqual(new Set(['right-shared']))
  })

  test('another each time; the ones before it are good for nothing', async () => {
    const first = await code()
    const second = await code()
    expect(second).not.toBe(first)
    expect((await join(first)).body.error).toBe('ShareTokenNotFound')
    expect((await join(second)).status).toBe(200)
  })

  test('two at once, and one of them is good', async () => {
    const tokens = await Promise.all([code(), code()])
    const answers = await Promise.all(tokens.map(token => lookUp(token)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404])
  })

  test.each([
    ['whose offer is not shared', 'camille-sub-to-come', 'camille', 'ProductSharingDisabled'],
    ['that has ended', 'camille-sub-expired', 'camille', 'OrderRestrictionViolation'],
    ['that is not granted', 'georges-sub-evidence', 'georges', 'OrderRestrictionViolation'],
    ['that another shares with them', 'camille-sub-shared', 'ines', 'Not Found'],
    ['of somebody else', 'camille-sub-shared', 'georges', 'Not Found'],
  ])('but not of one %s', async (_name, id, as, error) => {
    expect((await generate(id, as)).body.error).toBe(error)
  })

  test('thirty an hour', async () => {
    await someone('maker')
    const id = await requests.addRight('maker', { plan: 'vm-resident' })
    for (let made = 0; made < 30; made += 1) await generate(id, 'maker')
    expect((await generate(id, 'maker')).status).toBe(429)
  })
})

describe('somebody who holds a code', () => {
  test('may write it as it was read aloud', async () => {
    const token = (await code()).toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o')
    expect((await join(encodeURIComponent(token))).status).toBe(200)
  })

  test('may hold one of the time before, as long as it is good', async () => {
    const old = await issueToken(city.deps.db, {
      cityId: 'valmont',
      purpose: 'share-right',
      subject: { rightId: right, sharedBy: 'camille' },
      lifeSeconds: 60,
      now: city.deps.clock.now(),
    })
    expect(old).toHaveLength(43)
    expect((await lookUp(old)).status).toBe(200)
    expect((await lookUp(old.toLowerCase())).status).toBe(404)
  })

  test('sees what it leads to as often as they like', async () => {
    const token = await code()
    await lookUp(token)
    const { body } = await lookUp(token)
    expect(v.parse(shareLookUpWire, body)).toEqual({
      orderId: right,
      productName: 'Abonnement résident',
      sharedBy: 'Camille M.',
      endOfValidity: expect.stringMatching(/^\d{4}-/),
    })
  })

  test('joins once: the right is theirs to see, the owner is told, the code is used up', async () => {
    const token = await code()
    const joined = await join(token)
    expect([joined.status, joined.body]).toEqual([
      200,
      {
        orderId: right,
        productName: 'Abonnement résident',
        sharedBy: 'Camille M.',
        endOfValidity: expect.stringMatching(/^\d{4}-/),
      },
    ])
    expect(await dossiers.read(right, 'louise')).toMatchObject({ canWithdraw: true, currentlyShared: true })
    expect((await join(token, 'georges')).body.error).toBe('ShareTokenNotFound')
    const [mail] = await mails.mailsTo(OWNER)
    expect(mail?.subject).toContain('Quelqu’un a rejoint votre droit')
    expect(mail?.text).toContain(`http://127.0.0.1:4300/souscriptions/${right}`)
    expect(await dossiers.events(right, 'louise')).toEqual(['right-joined'])
    expect(await dossiers.events(right, 'camille')).toEqual(['right-shared', 'right-joined'])
  })

  test('of six who try the code together, one joins', async () => {
    const people = await Promise.all([1, 2, 3, 4, 5, 6].map(number => someone(`racer-${number}`)))
    const token = await code()
    const answers = await Promise.all(people.map(person => join(token, person)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await dossiers.read(right, 'camille')).subscriberIds).toHaveLength(2)
  })

  test('may send it in the body, where no address bar and no log has it', async () => {
    const body = { shareToken: await code() }
    const answer = await city.ask('/api/order/share', { method: 'PUT', as: 'louise', body })
    expect(answer.status).toBe(200)
  })

  test('who shares the right already, or owns it, is told so and does not use the code up', async () => {
    await join(await code())
    const token = await code()
    expect((await join(token)).body.error).toBe('SubscriberAlreadyInOrder')
    expect((await join(token, 'camille')).body.error).toBe('SubscriberAlreadyInOrder')
    expect((await join(token, 'georges')).status).toBe(200)
  })

  test('learns nothing from a code that is unknown, used, too old or of another city', async () => {
    const used = await code()
    await join(used, 'georges')
    const old = await code()
    const answers = [await join('unknown'), await join(used), await join(old, 'elodie', 'port-sable')]
    city.clock.moveBy(WEEK_MS)
    answers.push(await join(old))
    city.clock.reset()
    expect((await lookUp(old)).status).toBe(200)
    expect(new Set(answers.map(({ status, body }) => `${status} ${JSON.stringify(body)}`))).toHaveLength(1)
    expect([answers[0]?.status, answers[0]?.body.error]).toEqual([404, 'ShareTokenNotFound'])
  })

  test('of a right that was canceled since finds nothing, and of a plan that stopped sharing is told so', async () => {
    const token = await code()
    const set = (status: 'granted' | 'canceled', offer: string) =>
      city.setRight(right, { status, offer_id: offer })
    await set('canceled', 'vm-resident')
    expect((await lookUp(token)).body.error).toBe('ShareTokenNotFound')
    expect((await join(token)).body.error).toBe('ShareTokenNotFound')
    await set('granted', 'vm-electric')
    expect((await lookUp(token, 'ines')).body.error).toBe('ProductSharingDisabled')
    expect((await join(token, 'ines')).body.error).toBe('ProductSharingDisabled')
  })

  test('guesses ten times an hour, then no more, even with a good one', async () => {
    await someone('guesser')
    const token = await code()
    for (let tries = 0; tries < 10; tries += 1) await lookUp(`guess-${tries}`, 'guesser')
    expect((await join(token, 'guesser')).status).toBe(429)
  })
})

describe('somebody leaves a right that another shares', () => {
  test('and it is gone for them; the owner is told and keeps the history', async () => {
    await join(await code())
    expect((await withdraw()).status).toBe(204)
    expect(await dossiers.read(right, 'louise')).toBeUndefined()
    expect((await withdraw()).status).toBe(404)
    const plates = { method: 'PUT', as: 'louise', body: { plates: ['AA111AA'] } }
    expect((await city.ask(`/api/order/${right}/plates`, plates)).status).toBe(404)
    expect((await mails.mailsTo(OWNER))[0]?.subject).toContain('Quelqu’un a quitté votre droit')
    expect((await dossiers.events(right, 'louise')).at(-1)).toBe('right-withdrawn')
    const { subscriberIds, currentlyShared } = await dossiers.read(right, 'camille')
    expect([subscriberIds, currentlyShared]).toEqual([['sub-camille'], false])
  })

  test('and the others who share it stay', async () => {
    await join(await code())
    await join(await code(), 'georges')
    expect((await withdraw()).status).toBe(204)
    expect(await dossiers.read(right, 'georges')).toMatchObject({ canWithdraw: true })
    expect((await withdraw('georges')).status).toBe(204)
  })

  test('and may join again by another code', async () => {
    await join(await code())
    await withdraw()
    expect((await join(await code())).status).toBe(200)
  })

  test('but the owner cannot leave their own, nor anybody one that is over', async () => {
    expect((await withdraw('camille')).body.error).toBe('OrderRestrictionViolation')
    await join(await code())
    await city.setRight(right, { status: 'canceled' })
    expect((await withdraw()).body.error).toBe('OrderRestrictionViolation')
  })

  test('a mail server that is down undoes nothing', async () => {
    await join(await code())
    const { send } = city.deps.mailer
    city.deps.mailer.send = () => Promise.reject(new Error('down'))
    expect((await withdraw()).status).toBe(204)
    city.deps.mailer.send = send
    expect(await dossiers.read(right, 'louise')).toBeUndefined()
  })
})
