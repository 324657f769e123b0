import { beforeAll, describe, expect, test, vi } from 'vitest'
import { testCity } from '../../testing/city-of-file.ts'

const city = testCity()
const warnings: unknown[][] = []

beforeAll(() => {
  city.deps.log.warn = (...words: unknown[]) => warnings.push(words)
})

const DAY = '21380990000016261320'
const numberOf = (tail: number) => DAY + String(tail).padStart(6, '0')
/** What the attacker knows of the first demo fine: its plate and its day. */
const PLATE = 'FG482KD'
const SEEDED = numberOf(4_001)

const look = (number: string, plate: string, address: string, as?: string) =>
  city.ask(`/api/fps/${number}?plate=${plate}`, {
    headers: { 'x-forwarded-for': address },
    ...(as === undefined ? {} : { as }),
  })

/** Ten attempts for each network; more would be refused in the same way. */
const NUMBERS = 2_000

const addressOf = (index: number) => `10.${Math.floor(index / 250)}.${index % 250}.9`

/** Tries the fine numbers of one day, among them the right one, from 200 networks in turn. */
const attack = async (order: readonly number[]) => {
  const statuses = new Map<number, number>()
  for (let at = 0; at < order.length; at += 200) {
    const round = order.slice(at, at + 200)
    const answers = await Promise.all(
      round.map((tail, index) => look(numberOf(tail), PLATE, addressOf(index))),
    )
    for (const { status } of answers) statuses.set(status, (statuses.get(status) ?? 0) + 1)
  }
  return statuses
}

describe(`somebody who knows a plate and its day tries ${NUMBERS} numbers from 200 networks`, () => {
  test('and finds nothing within the hour', async () => {
    const others = Array.from({ length: NUMBERS - 1 }, (_, tail) => tail)
    const statuses = await attack([...others.slice(0, NUMBERS / 2), 4_001, ...others.slice(NUMBERS / 2)])
    expect(statuses.get(200) ?? 0).toBe(0)
    // The first twenty attempts, then one attempt for each network.
    expect(statuses.get(404)).toBeLessThanOrEqual(240)
    expect((statuses.get(404) ?? 0) + (statuses.get(429) ?? 0)).toBe(NUMBERS)
  }, 120_000)

  test('which the log says once', () => {
    expect(warnings.filter(([, text]) => text === 'fine numbers are guessed')).toHaveLength(1)
    expect(JSON.stringify(warnings)).not.toContain(PLATE)
  })

  test('while the owner of the car, who errs three times with the plate, still reads the fine', async () => {
    for (const wrong of ['FG482KO', 'FG428KD', 'FC482KD'])
      expect((await look(SEEDED, wrong, '172.16.4.4')).status).toBe(404)
    expect((await look(SEEDED, PLATE, '172.16.4.4')).status).toBe(200)
  })

  test('and whoever was fined on the same day errs three times with the number and is served', async () => {
    const other = '21380990000016261305004002'
    for (const wrong of [0, 1, 2]) {
      const typo = `${other.slice(0, 25)}${wrong === 2 ? 9 : wrong}`
      expect((await look(typo, 'DZ117PR', '172.16.5.5')).status).toBe(404)
    }
    expect((await look(other, 'DZ117PR', '172.16.5.5')).status).toBe(200)
  })

  test('and even when thousands of networks attack, the owner has a way in: to sign in', async () => {
    for (let index = 300; index < 420; index += 1) await look(numberOf(index), PLATE, addressOf(index))
    expect((await look(SEEDED, PLATE, '172.16.6.6')).status).toBe(429)
    expect((await look(SEEDED, PLATE, '172.16.6.6', 'camille')).status).toBe(200)
  })
})

describe('a lock that strangers close', () => {
  test('closes for them, not for the owner of the plate', async () => {
    const [number, plate] = ['21380990000016261280004004', 'CX245RM']
    const wrong = (last: number) => look(number.slice(0, 25) + last, plate, '192.168.1.1')
    for (const last of [0, 1, 2, 3, 5]) expect((await wrong(last)).status).toBe(404)
    const closed = await look(number, plate, '192.168.1.1')
    expect(closed.status).toBe(429)
    expect(Number(closed.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await look(number, plate, '192.168.2.1')).status).toBe(200)
  })

  test('holds when all tries come at once', async () => {
    const tries = Array.from({ length: 100 }, (_, last) =>
      look(`2138099000001625110000${String(1_000 + last)}`, 'BD111BD', '192.168.3.1'),
    )
    const statuses = (await Promise.all(tries)).map(({ status }) => status)
    expect(statuses.filter(status => status === 404).length).toBeLessThanOrEqual(5)
  })

  test('does not count what was found: a citizen may look again and again', async () => {
    for (let time = 0; time < 30; time += 1)
      expect((await look('21380990000016261298004006', 'EF406MW', '192.168.4.1')).status).toBe(200)
  })

  test('counts what was refused no further: a closed network opens after its hour, not later', async () => {
    const bucket = { limit: 'fineFailureOfNetwork', key: '192.168.3' } as const
    const wrong = () => look('21380990000016251200001001', 'BD111BD', '192.168.3.1')
    // Tries that come at once may leave one.
    await vi.waitUntil(async () => (await wrong()).status === 429)
    const before = await city.deps.limits.add(bucket, 0)
    await wrong()
    expect((await city.deps.limits.add(bucket, 0)).points).toBe(before.points)
  })
})

/** The tenth part that was fastest: other work on the machine only makes a call slower. */
const quickOf = (times: number[]) => times.sort((a, b) => a - b)[Math.floor(times.length / 10)] ?? 0

test('a wrong plate and an unknown number take about the same time', async () => {
  const times = { wrongPlate: [] as number[], unknown: [] as number[] }
  const clock = async (kind: keyof typeof times, number: string, index: number) => {
    const started = performance.now()
    const { status } = await look(number, `ZA${100 + index}ZA`, `10.9.${index}.1`)
    times[kind].push(performance.now() - started)
    expect(status).toBe(404)
  }
  for (let index = 0; index < 120; index += 1) {
    await clock('wrongPlate', '21380990000016261301004003', index)
    await clock('unknown', '21380990000016261301004999', index)
  }
  const [a, b] = [quickOf(times.wrongPlate), quickOf(times.unknown)]
  // Alternates both cases, so that a busy machine slows them equally; a look-up that loads the fine only to refuse it
  // would differ far more.
  expect(Math.abs(a - b)).toBeLessThan(Math.max(a, b) / 3)
})
