import { describe, expect, test } from 'vitest'
import { testCity } from '../../testing/city-of-file.ts'

const city = testCity()

const enter = (login: string, password: string, network: string) =>
  city.ask('/api/auth/customer/token', { body: { login, password }, headers: { 'x-forwarded-for': network } })

test('a network that tries passwords of many accounts is stopped after thirty; another still signs in', async () => {
  const answers = []
  for (let index = 0; index < 30; index += 1)
    answers.push(await enter(`person${index}@example.org`, 'a leaked password', `203.0.113.${index}`))
  expect(answers.map(({ body }) => body.error)).toEqual(Array(30).fill('WrongLogin'))

  const stopped = await enter('camille.martin@example.org', 'valmont-camille-1', '203.0.113.200')
  expect([stopped.status, stopped.body.error]).toEqual([429, 'Too Many Requests'])
  expect(Number(stopped.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await enter('camille.martin@example.org', 'valmont-camille-1', '198.51.100.7')).status).toBe(200)
})

test('one account tried from many networks is closed after five, for those who guess and its owner alike', async () => {
  for (let index = 0; index < 5; index += 1)
    expect((await enter('thomas.leroy@example.org', 'guess', `10.20.${index}.1`)).status).toBe(401)
  expect((await enter('thomas.leroy@example.org', 'valmont-thomas-1', '10.20.99.1')).status).toBe(429)
})

describe('a device that its owner has signed in on', () => {
  const cookieOf = (answer: Awaited<ReturnType<typeof enter>>) =>
    /^parvis-device=[^;]+/.exec(answer.headers.get('set-cookie') ?? '')?.[0] ?? ''
  const enterOn = (cookie: string, login: string, password: string) =>
    city.ask('/api/auth/customer/token', {
      body: { login, password },
      headers: { 'x-forwarded-for': '10.70.1.1', cookie },
    })
  const close = async (login: string) => {
    for (let index = 0; index < 5; index += 1) await enter(login, 'guess', `10.71.${index}.1`)
    expect((await enter(login, 'guess', '10.71.99.1')).status).toBe(429)
  }

  test('still opens the account while somebody guesses at it, and no other account', async () => {
    const first = await enter('louise.perrin@example.org', 'valmont-louise-1', '10.70.1.1')
    expect(first.status).toBe(200)
    expect(first.headers.get('set-cookie')).toMatch(/HttpOnly.*SameSite=Strict/)
    await close('louise.perrin@example.org')
    const again = await enterOn(cookieOf(first), 'louise.perrin@example.org', 'valmont-louise-1')
    expect([again.status, cookieOf(again)]).toEqual([200, ''])
    await close('yanis.benali@example.org')
    expect((await enterOn(cookieOf(first), 'yanis.benali@example.org', 'valmont-yanis-1')).status).toBe(429)
  })

  test('guesses no more often than any other', async () => {
    const login = 'camille.martin@example.org'
    const cookie = cookieOf(await enter(login, 'valmont-camille-1', '10.72.1.1'))
    await close(login)
    const answers = []
    for (let index = 0; index < 8; index += 1) answers.push(await enterOn(cookie, login, `guess ${index}`))
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 429, 429, 429])
  })
})

test('somebody who mistypes four times and then remembers starts afresh', async () => {
  for (let round = 0; round < 2; round += 1) {
    for (let index = 0; index < 4; index += 1)
      expect((await enter('georges.faure@example.org', 'typo', '10.30.1.1')).status).toBe(401)
    expect((await enter('georges.faure@example.org', 'valmont-georges-1', '10.30.1.1')).status).toBe(200)
  }
})

test('guesses made all at once are no more than guesses made in turn', async () => {
  const guesses = Array.from({ length: 25 }, (_, index) =>
    enter('nadia.haddad@example.org', `guess ${index}`, `10.40.${index}.1`),
  )
  const statuses = (await Promise.all(guesses)).map(({ status }) => status)
  expect(statuses.filter(status => status === 401)).toHaveLength(5)
  expect(statuses.filter(status => status === 429)).toHaveLength(20)
})

test('mails asked all at once are no more than mails asked in turn', async () => {
  const asked = Array.from({ length: 12 }, (_, index) =>
    city.ask('/api/auth/customer/recover?email=yanis.benali@example.org', {
      headers: { 'x-forwarded-for': `10.50.${index}.1` },
    }),
  )
  const statuses = (await Promise.all(asked)).map(({ status }) => status)
  expect(statuses.filter(status => status === 202)).toHaveLength(3)
})

test('a network from which many people sign in rightly is not stopped', async () => {
  for (let count = 0; count < 35; count += 1)
    expect((await enter('ines.moreau@example.org', 'valmont-ines-1', '10.60.1.1')).status).toBe(200)
})
