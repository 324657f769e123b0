import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { findFront } from '@parvis/edge/testing'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type HostedCities, startHostedCities } from './hosted-cities.ts'

const PEOPLE = ['camille', 'georges', 'thomas', 'nadia', 'ines']
const WORKERS = 10
const WRITES_BETWEEN = 30
/** Processes to kill, in order. */
const KILLS = [0, 1, 0]
/** Requests not yet received go to the other process: only those at the dead one fail. */
const LONGEST_SILENCE_MS = 2_000
/** nginx skips a failed process for one second: wait that long between two restarts. */
const NOTICED_MS = 1_500

const isThere = findFront('nginx') !== null
const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)

// Skipped where nginx is not installed, as the title says then: a machine needs only Node and npm.
describe.skipIf(!isThere)(
  `two processes of a city behind nginx${isThere ? '' : ' (not installed)'}, one killed at a time`,
  () => {
    /** Acknowledged ticket id → its owner's token. */
    const acknowledged = new Map<string, string>()
    /** Counts of statuses of write responses. */
    const statuses: Record<string, number> = {}
    let hosted: HostedCities
    let longestSilence = 0

    beforeAll(async () => {
      hosted = await startHostedCities()
      const tokens = await Promise.all(PEOPLE.map(hosted.tokenOf))
      let isOver = false
      let heardAt = performance.now()
      const hear = () => {
        // Ignore late answers of requests that waited for a dead process's key.
        if (isOver) return
        longestSilence = Math.max(longestSilence, performance.now() - heardAt)
        heardAt = performance.now()
      }
      const work = async (worker: number) => {
        const token = tokens[worker % tokens.length] ?? ''
        for (let count = 0; !isOver; count += 1) {
          await createTicket(token, plateOf(worker * 1_000 + count))
          hear()
        }
      }
      const workers = Array.from({ length: WORKERS }, (_, worker) => work(worker))
      const untilThereAreMore = () => {
        const goal = acknowledged.size + WRITES_BETWEEN
        return vi.waitUntil(() => acknowledged.size >= goal, { timeout: 60_000, interval: 10 })
      }
      for (const which of KILLS) {
        await untilThereAreMore()
        await hosted.kill(which)
        // Let the other process serve alone for a while.
        await untilThereAreMore()
        await hosted.startAgain(which)
        await wait(NOTICED_MS)
      }
      await untilThereAreMore()
      isOver = true
      await Promise.all(workers)
      console.log(
        `${acknowledged.size} acknowledged, answers ${JSON.stringify(statuses)}, longest silence ${Math.round(longestSilence)} ms`,
      )
    }, 240_000)
    afterAll(() => hosted?.stop())

    /** Repeats id and key until the city confirms, as the portal does. */
    async function createTicket(token: string, plate: string): Promise<void> {
      const id = randomUUID()
      const ticket = {
        id,
        parkingRightDefinitionId: 'vm-hourly',
        startOfValidity: `${tomorrow}T08:00:00.000Z`,
        plates: [plate],
        selectedOptionId: 'vm-hourly-1',
        validityAreaId: 'vm-centre',
      }
      const headers = {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
      }
      for (;;) {
        const { status, text } = await hosted.ask('/api/tickets', {
          method: 'POST',
          headers,
          body: JSON.stringify(ticket),
        })
        statuses[status] = (statuses[status] ?? 0) + 1
        const said = JSON.parse(text) as { id?: string; status?: number; error?: string }
        if (status < 300) {
          expect(said.id).toBe(id)
          acknowledged.set(id, token)
          return
        }
        // Every failure, whoever answers, uses the API's format.
        expect(said).toMatchObject({ status, error: expect.any(String) })
        expect([502, 503, 409]).toContain(status)
        await wait(50)
      }
    }

    test('every creation that was acknowledged is there, once', async () => {
      expect(acknowledged.size).toBeGreaterThan(WRITES_BETWEEN * 2 * KILLS.length)
      for (const token of new Set(acknowledged.values())) {
        const { text } = await hosted.ask('/api/tickets', { headers: { authorization: `Bearer ${token}` } })
        const kept = (JSON.parse(text) as { id: string; plates: string[] }[]).filter(({ id }) =>
          acknowledged.has(id),
        )
        const own = [...acknowledged].filter(([, whose]) => whose === token).map(([id]) => id)
        expect(kept.map(({ id }) => id).sort()).toEqual(own.sort())
        const plates = kept.flatMap(right => right.plates)
        expect(new Set(plates).size).toBe(plates.length)
      }
    })

    test('the dead one took away only what it was doing, and the portal was never silent', () => {
      expect(statuses[502] ?? 0).toBeLessThanOrEqual(KILLS.length * WORKERS)
      expect(longestSilence).toBeLessThan(LONGEST_SILENCE_MS)
    })
  },
)

const LETTERS = 'ABCDEFGHJKLMNPQRTVWXYZ'

/** The n-th of many plates. */
function plateOf(n: number): string {
  const letter = (place: number) => LETTERS[Math.floor(n / 1_000 / 22 ** place) % 22] ?? 'A'
  return `${letter(1)}${letter(0)}${String(n % 1_000).padStart(3, '0')}AA`
}
