import { beforeEach, describe, expect, test } from 'vitest'
import { testCity } from '../../testing/city-of-file.ts'
import { mailBoxOf } from '../../testing/mail-box.ts'
import { requestsOf } from '../../testing/requests.ts'

const city = testCity()
const requests = requestsOf(city)
const mails = mailBoxOf(city)
let right: string

beforeEach(async () => {
  right = await requests.addRight('camille', { plan: 'vm-resident', option: 'vm-resident-year' })
})

const code = async (id = right, as = 'camille'): Promise<string> =>
  (await city.ask(`/api/order/share/order/${id}/generate`, { as })).body.token
const mailCode = (token: string, target: string, as = 'camille', method = 'POST') =>
  city.ask(`/api/order/share/email?shareToken=${token}&target=${encodeURIComponent(target)}`, { method, as })

describe('the owner has a code sent', () => {
  test('in fixed words, in the language of the screen, with a link to the place where it is entered', async () => {
    const token = await code()
    const { status } = await mailCode(token, ' neighbour@example.org ')
    expect(status).toBe(204)
    const [mail] = await mails.mailsTo('neighbour@example.org')
    expect(mail?.subject).toBe('Un droit de stationnement est partagé avec vous – Valmont')
    expect(mail?.text).toContain(`http://127.0.0.1:4300/souscriptions/share?shareToken=${token}`)
    expect(mail?.text).not.toMatch(/Camille|Martin/)
    const body = { shareToken: token, target: 'neighbour-2@example.org' }
    const headers = { 'accept-language': 'en' }
    const english = await city.ask('/api/order/share/email', { method: 'PUT', as: 'camille', body, headers })
    expect(english.status).toBe(204)
    expect((await mails.mailsTo('neighbour-2@example.org'))[0]?.subject).toContain('shared with you')
    const joined = await city.ask(`/api/order/share?shareToken=${token}`, { method: 'PUT', as: 'louise' })
    expect(joined.status).toBe(200)
  })

  test.each([
    ['nothing', '  ', 'blank'],
    ['five characters', 'a@b.c', 'too-short'],
    ['81 characters', `${'a'.repeat(69)}@example.org`, 'too-long'],
    ['no address', 'somebody at home', 'malformed'],
    ['two addresses', 'a@example.org,b@example.org', 'malformed'],
    ['a header of its own', 'a@example.org\nBcc: b@example.org', 'malformed'],
  ])('but not to %s', async (_name, target, reason) => {
    const { status, body } = await mailCode(await code(), target)
    expect([status, body.error, body.fields]).toEqual([
      400,
      'ValidationFailed',
      [{ path: 'target', message: reason }],
    ])
  })

  test('and nobody else has', async () => {
    const token = await code()
    expect((await mailCode(token, 'x-neighbour@example.org', 'georges')).body.error).toBe(
      'ShareTokenNotFound',
    )
    expect((await mailCode('unknown', 'x-neighbour@example.org')).body.error).toBe('ShareTokenNotFound')
    expect(await mails.mailsTo('x-neighbour@example.org')).toEqual([])
  })

  test('three times an hour to one address, ten times a day in all', async () => {
    await requests.addPerson('sender')
    const token = await code(await requests.addRight('sender', { plan: 'vm-resident' }), 'sender')
    const send = async (target: string) => (await mailCode(token, target, 'sender')).status
    const toOne = [1, 2, 3, 4].map(() => 'one@example.org')
    const answers: number[] = []
    for (const target of toOne) answers.push(await send(target))
    expect(answers).toEqual([204, 204, 204, 429])
    for (let sent = 3; sent < 10; sent += 1) expect(await send(`to-${sent}@example.org`)).toBe(204)
    expect(await send('to-11@example.org')).toBe(429)
  })
})
