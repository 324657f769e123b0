import { createHash, randomUUID } from 'node:crypto'
import { addDays, dayOf, type Instant, startOfDay, toIso } from '@parvis/shared-kernel/time'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { noisyPng } from '../evidence-store/testing/sample-pictures.ts'
import { createBrowser } from '../testing/browser.ts'
import { type CrashingCity, startCrashingCity } from './crashing-city.ts'
import { pause, plateNumber, seeded, times } from './two-cities.ts'

const CRASHES = { embedded: 3, postgresql: 5 }
const WORKERS = 5
const WRITES_BETWEEN = 15
const PEOPLE = ['camille', 'georges', 'thomas', 'nadia', 'ines']
const PORTAL = 'http://127.0.0.1:4300'

/** Acknowledged by the city, so it must survive a crash. */
interface Acknowledged {
  tickets: Map<string, { token: string; plate: string }>
  paid: Set<string>
  files: Map<string, { token: string; points: string }>
}

/** Compares the picture's content, since the city re-encodes it. */
const pointsOf = async (picture: Buffer): Promise<string> =>
  createHash('sha256')
    .update(await sharp(picture).raw().toBuffer())
    .digest('hex')

const startOfValidity = () =>
  toIso(startOfDay(addDays(dayOf(Date.now() as Instant, 'Europe/Paris'), 1), 'Europe/Paris'))

const createTicket = async (city: CrashingCity, token: string, plate: string, known: Acknowledged) => {
  const id = randomUUID()
  const body = {
    id,
    parkingRightDefinitionId: 'vm-hourly',
    startOfValidity: startOfValidity(),
    plates: [plate],
    selectedOptionId: 'vm-hourly-1',
    validityAreaId: 'vm-centre',
  }
  const headers = { 'idempotency-key': randomUUID() }
  for (;;) {
    const { status, body: answer } = await city.ask('/api/tickets', token, body, headers)
    if (status === 201 || status === 200) {
      expect(answer.id).toBe(id)
      known.tickets.set(id, { token, plate })
      return id
    }
    // After its process crashed, the key is released shortly.
    if (answer.error !== 'RequestInProgress' && status !== 500) throw new Error(`${status} ${answer.error}`)
    await pause(100)
  }
}

const pay = async (city: CrashingCity, id: string, token: string, known: Acknowledged) => {
  const wish = { email: 'crash@example.org', urlRedirection: `${PORTAL}/souscriptions` }
  const { status, body } = await city.ask(`/api/tickets/${id}/payments`, token, wish)
  if (status !== 200) return
  try {
    const browser = createBrowser()
    const page = await browser.follow(body.url, PORTAL)
    const answer = await browser.send(page.url, { outcome: 'ACCEPTED' })
    if (answer.headers.get('location')?.startsWith(PORTAL) === true) known.paid.add(id)
  } catch {
    // The card page crashed before confirming the payment.
  }
}

const sendFile = async (city: CrashingCity, token: string, person: string, known: Acknowledged) => {
  const bytes = noisyPng()
  const asked = await city.ask(`/api/subscriber/upload-url/sub-${person}?mediaType=image/png`, token)
  if (asked.status !== 200) return
  const put = await city.fetchUntilAnswered(asked.body.signedUploadUrl, {
    method: 'PUT',
    body: new Uint8Array(bytes),
    headers: { 'content-type': 'image/png' },
  })
  const media = { id: randomUUID(), url: asked.body.fileUrn, name: 'crash.png' }
  const registered = await city.ask('/api/subscriber/media', token, media)
  if (registered.status >= 300) {
    // After a lost response the repeated PUT conflicts, but the file exists and registers.
    expect([put.status, registered.body.error]).not.toEqual([200, 'EvidenceNeedsToBeUploaded'])
    return
  }
  known.files.set(media.id, { token, points: await pointsOf(bytes) })
}

describe.each(['embedded', 'postgresql'] as const)(
  'killed in the middle of its work, on %s storage',
  storage => {
    const known: Acknowledged = { tickets: new Map(), paid: new Set(), files: new Map() }
    let city: CrashingCity
    let plates = storage === 'embedded' ? 0 : 100_000

    beforeAll(async () => {
      city = await startCrashingCity(storage)
      const tokens = await Promise.all(PEOPLE.map(name => city.signIn(name)))
      let isOver = false
      const work = async (worker: number): Promise<void> => {
        const random = seeded(worker + 1)
        const person = PEOPLE[worker % PEOPLE.length] ?? ''
        const token = tokens[worker % tokens.length] ?? ''
        while (!isOver) {
          plates += 1
          const id = await createTicket(city, token, plateNumber(plates), known)
          const dice = random()
          if (dice < 0.4) await pay(city, id, token, known)
          else if (dice < 0.6) await sendFile(city, token, person, known)
        }
      }
      const workers = times(WORKERS, work)
      const random = seeded(7)
      const untilThereAreMore = (count: number) => {
        const goal = known.tickets.size + count
        return vi.waitUntil(() => known.tickets.size >= goal, { timeout: 60_000, interval: 10 })
      }
      for (let crash = 0; crash < CRASHES[storage]; crash += 1) {
        await untilThereAreMore(WRITES_BETWEEN)
        await pause(random() * 100)
        await city.crash()
      }
      await untilThereAreMore(WRITES_BETWEEN)
      isOver = true
      await Promise.all(workers)
    }, 300_000)
    afterAll(() => city.stop())

    test('it has lost no ticket that it acknowledged, and doubled none', async () => {
      expect(known.tickets.size).toBeGreaterThan(20)
      for (const token of new Set([...known.tickets.values()].map(ticket => ticket.token))) {
        const { body } = await city.ask('/api/tickets', token)
        const kept = body as { id: string; plates: string[] }[]
        for (const [id, ticket] of known.tickets) {
          if (ticket.token !== token) continue
          expect(kept.filter(right => right.id === id)).toHaveLength(1)
          expect(kept.filter(right => right.plates.includes(ticket.plate))).toHaveLength(1)
        }
      }
    })

    test('it has lost no payment that the card page confirmed, and took none twice', {
      timeout: 120_000,
    }, async () => {
      expect(known.paid.size).toBeGreaterThan(3)
      for (const id of known.paid) {
        const token = known.tickets.get(id)?.token ?? ''
        // The city itself asks again for a payment notification lost in the crash.
        await vi.waitFor(
          async () => {
            const summary = await city.ask(`/api/tickets/${id}/payments/summary`, token)
            expect(summary.body.status).toBe('PAYMENT_REGISTERED')
          },
          { timeout: 60_000, interval: 500 },
        )
        const again = await city.ask(`/api/tickets/${id}/payments`, token, { email: 'crash@example.org' })
        expect(again.body.error).toBe('OrderPaymentNotAllowed')
      }
    })

    test('it has every file that it registered, whole', async () => {
      expect(known.files.size).toBeGreaterThan(3)
      for (const [id, file] of known.files) {
        const ticket = await city.ask('/api/documents/tickets', file.token, { kind: 'evidence', id })
        const path = `/api/documents/evidence/${id}?token=${ticket.body.token}`
        const response = await fetch(city.urls.api + path)
        const bytes = Buffer.from(await response.arrayBuffer())
        expect(await pointsOf(bytes)).toBe(file.points)
      }
    })
  },
)
