import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { testCity } from '../../testing/city-of-file.ts'

const city = testCity()

// Patterns take the estimate longest.
const PATTERNED = '1qaz2wsx!QAZ@WSX'.repeat(8)

const register = (index: number, network: string) =>
  city.ask('/api/auth/customer/registration', {
    body: {
      email: `crowd${index}@example.org`,
      password: PATTERNED,
      firstName: 'Ana',
      lastName: 'Petit',
    },
    headers: { 'x-forwarded-for': network },
  })

/** Measures the waits of readers, one after another, until the work is done. */
const waitsDuring = async (work: Promise<unknown>): Promise<number[]> => {
  let isDone = false
  const end = work.finally(() => {
    isDone = true
  })
  const waits: number[] = []
  while (!isDone) {
    const asked = performance.now()
    const { status } = await fetch(`${city.urls.api}/api/config`)
    expect(status).toBe(200)
    waits.push(performance.now() - asked)
    await pause(10)
  }
  await end
  return waits.sort((a, b) => a - b)
}

/** How long readers wait while nobody registers: the machine's other load. */
const quietP99 = async (): Promise<number> => p99Of(await waitsDuring(pause(1_000)))

const p99Of = (waits: readonly number[]): number => waits[Math.floor(waits.length * 0.99)] ?? 0

/** The most that a crowd may add to a reader's wait; the machine's other load is added to it. */
const BAR_MS = 300

test('twenty who register at once with the costliest passwords hold up nobody who reads', async () => {
  expect(PATTERNED).toHaveLength(128)
  await register(0, '10.80.0.1')
  const quiet = await quietP99()
  const crowd = Array.from({ length: 20 }, (_, index) => register(index + 1, `10.80.${index + 1}.1`))
  const waits = await waitsDuring(Promise.all(crowd))
  const p99 = p99Of(waits)
  // Measured: 6 ms on two cores (5,400 ms when passwords are estimated on the main thread).
  expect(p99, `${waits.length} readers, ${quiet} ms without the crowd`).toBeLessThan(BAR_MS + quiet)
  // On a busy machine the last ones get 503.
  for (const answer of crowd) expect([202, 400, 503]).toContain((await answer).status)
}, 60_000)

test('one network has ten passwords weighed at once, and no more', async () => {
  const crowd = Array.from({ length: 13 }, (_, index) => register(100 + index, '10.81.0.1'))
  const statuses = (await Promise.all(crowd)).map(({ status }) => status)
  expect(statuses.filter(status => status === 429)).toHaveLength(3)
})

test('a password that is refused takes none of the registrations of its network', async () => {
  const weak = (index: number) =>
    city.ask('/api/auth/customer/registration', {
      body: {
        email: `weak${index}@example.org`,
        password: 'Motdepasse2024!',
        firstName: 'Ana',
        lastName: 'Petit',
      },
      headers: { 'x-forwarded-for': '10.82.0.1' },
    })
  for (let index = 0; index < 12; index += 1) expect((await weak(index)).body.error).toBe('WeakPassword')
  expect([202, 400]).toContain((await register(200, '10.82.0.1')).status)
})
