import type { GenericSchema } from 'valibot'
import { type ApiClient, dropDraft, fetchDraft, saveDraft } from '../api/index.ts'
import { failureOf } from '../errors/index.ts'
import { type CityDraft, cityDraftOf } from './draft-candidates.ts'

const READ_TIMEOUT_MS = 6_000
const SAVE_TIMEOUT_MS = 10_000
/** Of the 64 kB that a browser sends for a page that is gone. */
const LASTING_LENGTH = 30_000
/** The city takes no draft at all, or not this one: trying again would change nothing. */
const FINAL_STATUSES: readonly number[] = [400, 403, 404, 405, 409, 413, 501]

export type Delivery<Body> =
  | { readonly kind: 'saved' }
  /** Only the answer to an earlier delivery was lost: deliver again. */
  | { readonly kind: 'again' }
  | { readonly kind: 'wait' }
  | { readonly kind: 'refused' }
  /** Another's stands there; null: there it was sent or dropped. */
  | { readonly kind: 'clash'; readonly there: CityDraft<Body> | null }

interface CourierDoors<Body> {
  readonly api: ApiClient
  readonly procedure: string
  readonly writer: string
  readonly read: GenericSchema<unknown, Body>
}

/** Carries one draft to the city: one errand after the other, each knowing the version that the last one left there. */
export interface DraftCourier<Body> {
  /** What the city holds; null while nobody could say. */
  version(): number | null
  /** Reads what stands there. */
  look(): Promise<CityDraft<Body> | null>
  deliver(body: () => Body): Promise<Delivery<Body>>
  drop(): Promise<void>
  /** What that writer wrote, or stands there as that version, may be written over. */
  goOnFrom(writer: string, version: number): void
  /** Write over this one, whoever it is by. */
  writeOver(there: CityDraft<Body> | null): void
}

export function createDraftCourier<Body>(doors: CourierDoors<Body>): DraftCourier<Body> {
  const { api, procedure, writer, read } = doors
  const ourWriters = new Set([writer])
  let version: number | null = null
  let base: number | null = null
  let errands: Promise<unknown> = Promise.resolve()

  const inTurn = <T>(errand: () => Promise<T>): Promise<T> => {
    const done = errands.then(errand)
    errands = done.catch(() => {})
    return done
  }
  const fetchNow = async () =>
    cityDraftOf(read, await fetchDraft(api, procedure, AbortSignal.timeout(READ_TIMEOUT_MS)))
  const isOurs = (there: CityDraft<Body>) => ourWriters.has(there.writer) || there.version === base

  /** A screen that opened without the city asks what is there before it writes over it. */
  async function learnVersion(): Promise<Delivery<Body> | null> {
    const there = await fetchNow()
    if (there !== null && !isOurs(there)) return { kind: 'clash', there }
    version = there?.version ?? 0
    return null
  }
  async function send(body: Body): Promise<Delivery<Body>> {
    const json = { writer, body }
    const keepalive = JSON.stringify(json).length < LASTING_LENGTH
    const draft = { body: json, version: version ?? 0 }
    const sending = { keepalive, signal: AbortSignal.timeout(SAVE_TIMEOUT_MS) }
    version = (await saveDraft(api, procedure, draft, sending)).version
    return { kind: 'saved' }
  }
  async function afterFailure(error: unknown): Promise<Delivery<Body>> {
    const failure = failureOf(error)
    if (failure?.kind !== 'api') return { kind: 'wait' }
    if (FINAL_STATUSES.includes(failure.status)) return { kind: 'refused' }
    if (failure.status !== 412) return { kind: 'wait' }
    const there = await fetchNow()
    if (there === null || !isOurs(there)) return { kind: 'clash', there }
    version = there.version
    return { kind: 'again' }
  }
  async function deliver(body: () => Body): Promise<Delivery<Body>> {
    const clash = version === null ? await learnVersion() : null
    return clash ?? send(body()).catch(afterFailure)
  }

  return {
    version: () => version,
    look: () =>
      inTurn(async () => {
        const there = await fetchNow()
        version = there?.version ?? 0
        return there
      }),
    deliver: body => inTurn(() => deliver(body).catch(() => ({ kind: 'wait' }))),
    drop: () =>
      inTurn(async () => {
        await dropDraft(api, procedure)
        version = 0
      }),
    goOnFrom(earlier, earlierVersion) {
      ourWriters.add(earlier)
      base = earlierVersion
    },
    writeOver(there) {
      version = there?.version ?? 0
    },
  }
}
