import { type GenericSchema, number, object, optional, safeParse, string, unknown } from 'valibot'
import { type Instant, instant, instantFromMs } from '../time/index.ts'
import type { DraftWire } from '../wire/index.ts'
import type { KeptFiles, LocalDraft } from './draft-store.ts'

/** A draft as stored at the city, which does not interpret it, with the id of the screen opening that wrote it. */
const envelope = object({ writer: string(), change: optional(number(), 0), body: unknown() })

export interface CityDraft<Body> {
  readonly version: number
  readonly writer: string
  /** See `LocalDraft`; 0 when not told. */
  readonly change: number
  readonly savedAt: Instant
  /** Null when written by an incompatible version of the screen. */
  readonly body: Body | null
}

export interface Candidate<Body> {
  readonly where: 'device' | 'city'
  readonly savedAt: Instant
  readonly body: Body
}

export interface Candidates<Body> {
  readonly candidates: readonly Candidate<Body>[]
  readonly wasOutdated: boolean
}

/** Parses a body; null when its shape is incompatible. */
export function readBody<Body>(schema: GenericSchema<unknown, Body>, raw: unknown): Body | null {
  const result = safeParse(schema, raw)
  return result.success ? result.output : null
}

export function cityDraftOf<Body>(
  schema: GenericSchema<unknown, Body>,
  wire: DraftWire | null,
): CityDraft<Body> | null {
  if (wire === null) return null
  const { version, updatedAt } = wire
  const savedAt = instant(updatedAt) ?? instantFromMs(0)
  const read = safeParse(envelope, wire.body)
  if (!read.success) return { version, savedAt, writer: '', change: 0, body: null }
  return { ...read.output, version, savedAt, body: readBody(schema, read.output.body) }
}

/** A local draft; `read` is null when its shape is incompatible. */
export interface LocalOfBody<Body> {
  readonly draft: LocalDraft
  readonly read: Body | null
}

/** All that is kept of one draft, wherever it is. */
interface DraftCopies<Body> {
  readonly city: CityDraft<Body> | null
  readonly locals: readonly LocalOfBody<Body>[]
  readonly files: KeptFiles
  readonly initial: Body
}

/** The city has a later change of the same writer: a closing page can send what it has no time to keep. */
const isBefore = ({ writer, change }: LocalDraft, city: CityDraft<unknown> | null): boolean =>
  writer === city?.writer && change !== undefined && change < city.change

/** The local draft continues the city's: the city only lacks the changes that never arrived. */
const isLaterOf = (local: LocalDraft, city: CityDraft<unknown>): boolean =>
  local.writer === city.writer || local.version === city.version

/** Drafts that can be resumed, newest first. Several only when they were written independently. */
export function candidatesOf<Body>(copies: DraftCopies<Body>): Candidates<Body> {
  const { city, files, initial } = copies
  const locals = copies.locals.filter(({ draft }) => !isBefore(draft, city))
  const wasOutdated = (city !== null && city.body === null) || locals.some(({ read }) => read === null)
  const fromCity: Candidate<Body>[] =
    city?.body == null ? [] : [{ where: 'city', savedAt: city.savedAt, body: city.body }]
  const own = locals.flatMap(({ draft: { savedAt }, read }): Candidate<Body>[] =>
    read === null ? [] : [{ where: 'device', savedAt: instantFromMs(savedAt), body: read }],
  )
  if (own.length === 0 && fromCity.length === 0)
    return { candidates: ofFilesAlone(files, initial), wasOutdated }
  const isContinued = locals.some(
    ({ draft, read }) => read !== null && city !== null && isLaterOf(draft, city),
  )
  const found = isContinued ? own : [...own, ...fromCity]
  return { candidates: found.toSorted((a, b) => b.savedAt - a.savedAt), wasOutdated }
}

/** A draft of which only files were chosen is still worth resuming. */
function ofFilesAlone<Body>(files: KeptFiles, initial: Body): Candidate<Body>[] {
  const moments = Object.values(files).map(({ savedAt }) => savedAt)
  if (moments.length === 0) return []
  return [{ where: 'device', savedAt: instantFromMs(Math.max(...moments)), body: initial }]
}
