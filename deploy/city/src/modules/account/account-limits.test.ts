import { expect, test } from 'vitest'
import { testCity } from '../../testing/city-of-file.ts'

const city = testCity()

const from = (network: number) => ({ 'x-forwarded-for': `10.9.${network}.1` })
const statuses = async (times: number, ask: (index: number) => Promise<{ status: number }>) => {
  const found: number[] = []
  for (let index = 0; index < times; index += 1) found.push((await ask(index)).status)
  return found
}

test.each([
  ['a known one, of recoveries', 'GET', 'customer/recover', 'georges.faure@example.org'],
  ['an unknown one, of recoveries', 'GET', 'customer/recover', 'nobody@example.org'],
  ['an unproven one, of verifications', 'GET', 'customer/verify', 'unproven@example.org'],
  ['one to prove at the provider', 'PUT', 'email/registration', 'to-prove@example.org'],
])('one mailbox gets at most three mails an hour that strangers asked for: %s', async (...row) => {
  const [, method, call, email] = row
  const asked = await statuses(4, index =>
    city.ask(`/api/auth/${call}?email=${email}`, { method, headers: from(index) }),
  )
  expect(asked).toEqual([202, 202, 202, 429])
})

test('a city without passwords sends no mail for them', async () => {
  for (const call of ['recover', 'verify']) {
    const { status } = await city.ask(`/api/auth/customer/${call}?email=a@example.org`, {
      city: 'port-sable',
    })
    expect(status).toBe(403)
  }
})

test('one network has at most twenty mails an hour sent, whoever they go to', async () => {
  const asked = await statuses(21, index =>
    city.ask(`/api/auth/customer/verify?email=some${index}@example.org`, { headers: from(50) }),
  )
  expect(asked.filter(status => status === 202)).toHaveLength(20)
  expect(asked.at(-1)).toBe(429)
})

test('one network registers at most ten times an hour, and another still can', async () => {
  const body = (index: number) => ({
    email: `crowd${index}@example.org`,
    password: 'les nuages violets boivent du thé',
    firstName: 'Ana',
    lastName: 'Petit',
  })
  const register = (index: number, network: number) =>
    city.ask('/api/auth/customer/registration', { body: body(index), headers: from(network) })
  const asked = await statuses(11, index => register(index, 60))
  expect(asked).toEqual([...Array(10).fill(202), 429])
  expect((await register(12, 61)).status).toBe(202)
})

test.each(['customer/registration', 'fc'])('%s: a plate is checked by its form alone', async way => {
  const check = (plate: string, network: number) =>
    city.ask(`/api/auth/${way}/check-plate?plate=${encodeURIComponent(plate)}`, { headers: from(network) })
  const network = way === 'fc' ? 70 : 71
  // Camille's own plate, a free one and a foreign one: the check reveals nobody's plate.
  for (const plate of ['GK-482-TM', 'ZZ 999 ZZ', 'MÜ-AB 12'])
    expect((await check(plate, network)).body).toEqual({ valid: true })
  for (const plate of ['', '?', 'A', 'A'.repeat(16)])
    expect((await check(plate, network)).body).toEqual({ valid: false })
  const asked = await statuses(24, () => check('AB-123-CD', network))
  expect(asked.filter(status => status === 429)).toHaveLength(1)
})

test('a network that tries many links is stopped at all the calls of links', async () => {
  const guess = (index: number) =>
    city.ask(`/api/auth/customer/checkRecover?recoverId=guess${index}`, { headers: from(80) })
  expect((await statuses(20, guess)).every(status => status === 200)).toBe(true)
  const calls = [
    city.ask('/api/auth/customer/checkRecover?recoverId=guess', { headers: from(80) }),
    city.ask('/api/auth/customer/verify?token=guess', { headers: from(80) }),
    city.ask('/api/auth/verify-hash/guess', { headers: from(80) }),
    city.ask('/api/auth/customer/modifyPassword', {
      body: { recoverId: 'guess', password: 'les nuages violets boivent du thé' },
      headers: from(80),
    }),
  ]
  for (const { status, body, headers } of await Promise.all(calls)) {
    expect([status, body.error]).toEqual([429, 'Too Many Requests'])
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  }
})
