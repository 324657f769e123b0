import type { GenericSchema } from 'valibot'
import { type ApiClient, dropDraft, fetchDraft, saveDraft } from '../api/index.ts'
import { refusalOf } from '../errors/index.ts'
import type { SaveResult } from './autosave.ts'
import { type CityDraft, cityDraftOf } from './draft-candidates.ts'
import { isLasting } from './lasting.ts'

const READ_TIMEOUT_MS = 6_000
const SAVE_TIMEOUT_MS = 10_000
/** The city refuses drafts, or this one: retrying would change nothing. */
const FINAL_STATUSES: readonly number[] = [400, 403, 404, 405, 409, 413, 501]

/** `again`: only the response to an earlier call was lost. */
export type DraftSaved<Body> =
  | { readonly result: Exclude<SaveResult, 'conflict'> }
  /** The city holds another draft; null when it was sent or deleted there. */
  | { readonly result: 'conflict'; readonly there: CityDraft<Body> | null }

/** A body, and the count of it among what its writer wrote. */
interface Written<Body> {
  readonly change: number
  readonly body: Body
}

interface QueueDependencies<Body> {
  readonly api: ApiClient
  readonly procedure: string
  readonly writer: string
  readonly read: GenericSchema<unknown, Body>
}

/** Serialises the calls for one draft; each carries the version that the last one left at the city. */
export interface DraftQueue<Body> {
  /** The city's version; null while unknown. */
  version(): number | null
  /** Reads the city's draft. */
  fetch(): Promise<CityDraft<Body> | null>
  save(latest: () => Written<Body>): Promise<DraftSaved<Body>>
  drop(): Promise<void>
  /** Allows overwriting a draft that is known to be what this one goes on from. */
  continueFrom(isKnown: (there: CityDraft<Body>) => boolean): void
  /** Allows overwriting this draft, by any writer. */
  overwrite(there: CityDraft<Body> | null): void
}

export function createDraftQueue<Body>(dependencies: QueueDependencies<Body>): DraftQueue<Body> {
  const { api, procedure, writer, read } = dependencies
  let version: number | null = null
  let isContinued = (_there: CityDraft<Body>) => false
  /** Deleted from here, though no answer may have told so. */
  let isDropped = false
  let last: Promise<unknown> = Promise.resolve()

  const inTurn = <T>(call: () => Promise<T>): Promise<T> => {
    const done = last.then(call)
    last = done.catch(() => {})
    return done
  }
  const fetchNow = async () =>
    cityDraftOf(read, await fetchDraft(api, procedure, AbortSignal.timeout(READ_TIMEOUT_MS)))
  const isOurs = (there: CityDraft<Body>) => there.writer === writer || isContinued(there)

  /** A screen that opened offline reads the city's draft before it overwrites it. */
  async function learnVersion(): Promise<DraftSaved<Body> | null> {
    const there = await fetchNow()
    if (there !== null && !isOurs(there)) return { result: 'conflict', there }
    version = there?.version ?? 0
    return null
  }
  async function send(written: Written<Body>): Promise<DraftSaved<Body>> {
    const json = { writer, ...written }
    const draft = { body: json, version: version ?? 0 }
    const sending = { keepalive: isLasting(json), signal: AbortSignal.timeout(SAVE_TIMEOUT_MS) }
    version = (await saveDraft(api, procedure, draft, sending)).version
    isDropped = false
    return { result: 'saved' }
  }
  async function afterFailure(error: unknown): Promise<DraftSaved<Body>> {
    const refusal = refusalOf(error)
    if (refusal === null) return { result: 'failed' }
    if (FINAL_STATUSES.includes(refusal.status)) return { result: 'refused' }
    if (refusal.status !== 412) return { result: 'failed' }
    const there = await fetchNow()
    if (there === null ? !isDropped : !isOurs(there)) return { result: 'conflict', there }
    version = there?.version ?? 0
    return { result: 'again' }
  }
  async function save(latest: () => Written<Body>): Promise<DraftSaved<Body>> {
    const conflict = version === null ? await learnVersion() : null
    return conflict ?? send(latest()).catch(afterFailure)
  }

  return {
    version: () => version,
    fetch: () =>
      inTurn(async () => {
        const there = await fetchNow()
        version = there?.version ?? 0
        return there
      }),
    save: latest => inTurn(() => save(latest).catch(() => ({ result: 'failed' }))),
    drop: () =>
      inTurn(async () => {
        isDropped = true
        await dropDraft(api, procedure)
        version = 0
      }),
    continueFrom(isKnown) {
      isContinued = isKnown
    },
    overwrite(there) {
      version = there?.version ?? 0
    },
  }
}
