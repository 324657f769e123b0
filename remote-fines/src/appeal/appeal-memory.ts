import {
  APPELLANT_CAPACITIES,
  APPELLANT_TEXTS,
  type Appeal,
  type Appellant,
  appellantIn,
} from '@parvis/shared-kernel/fines'
import type { FineId } from '@parvis/shared-kernel/ids'
import { tabMemory } from '@parvis/shared-kernel/session'
import { type Instant, TAB_MAX_AGE_SECONDS } from '@parvis/shared-kernel/time'
import { addressFromWire, addressWire, type SentEvidenceWire } from '@parvis/shared-kernel/wire'
import * as v from 'valibot'
import { TAB_NOTES_KEY } from '../fine-access/plate-memory.ts'
import type { AppealAnswers } from './appeal-answers.model.ts'
import type { KnownRevisions } from './appeal-autosave.ts'

const appellantShape = v.object({
  capacity: v.nullable(v.picklist(APPELLANT_CAPACITIES)),
  ...v.entriesFromList(APPELLANT_TEXTS, v.string()),
  address: v.nullable(addressWire),
})
/** A file in the city's store, as a request names it. */
export const fileShape = v.object({
  id: v.string(),
  urn: v.string(),
  name: v.string(),
  size: v.number(),
  mime: v.string(),
})
const complementShape = v.object({
  /** When the authority asked for it; null where its city does not say. */
  requestDatetime: v.nullish(v.string()),
  message: v.string(),
  files: v.array(fileShape),
})
const unsavedShape = v.object({
  appealId: v.string(),
  /** What they go on from; null in a city that numbers no drafts, and in notes of an earlier release. */
  revision: v.nullable(v.number()),
  /** Missing in notes of an earlier release. */
  unanswered: v.optional(v.array(v.number())),
  reasonId: v.nullable(v.string()),
  statement: v.string(),
  appellant: appellantShape,
  /** Missing in notes of an earlier release. */
  files: v.optional(v.array(fileShape)),
})
const notesShape = v.object({
  fineId: v.string(),
  /** The appeal that `appellant` was typed for; missing in notes of an earlier release. */
  appealId: v.optional(v.string()),
  appellant: v.optional(appellantShape),
  complement: v.optional(complementShape),
  unsaved: v.optional(unsavedShape),
})
type Notes = v.InferOutput<typeof notesShape>
const memory = tabMemory(TAB_NOTES_KEY, kept => v.is(notesShape, kept), TAB_MAX_AGE_SECONDS)

/** Unsent answer to the authority's complement request. */
export type ComplementNotes = v.InferOutput<typeof complementShape>

/** This tab's unexpired notes of one fine; those of another fine are wiped. */
function read(fineId: FineId, now: Instant): Notes | null {
  const notes = memory.recall(now)
  if (notes?.fineId === fineId) return notes
  memory.forget()
  return null
}

const write = (fineId: FineId, now: Instant, change: Partial<Notes>): void =>
  memory.keep({ ...read(fineId, now), ...change, fineId }, now)

type AppealName = Pick<Appeal, 'fineId' | 'id'>

/**
 * Name and address of a signed-out citizen: a city without case links never returns them, so a reload would lose them.
 * They live as long as the plate, in this tab only, and leave with it (D9). An appeal that is begun anew may be
 * somebody else's.
 */
export function recallAppellant({ fineId, id }: AppealName, now: Instant): Appellant | null {
  const notes = read(fineId, now)
  return notes?.appellant && notes.appealId === id ? appellantOf(notes.appellant) : null
}

const appellantOf = (kept: NonNullable<Notes['appellant']>): Appellant => ({
  ...kept,
  address: kept.address ? addressFromWire(kept.address) : null,
})

export const keepAppellant = ({ fineId, id }: AppealName, answers: Appellant, now: Instant): void =>
  write(fineId, now, { appealId: id, appellant: appellantIn(answers) })

/** The answer to this request: one to an earlier request, which the authority may have, is no answer to the next. */
export function recallComplement(
  fineId: FineId,
  requestDatetime: string | null,
  now: Instant,
): ComplementNotes | null {
  const kept = read(fineId, now)?.complement
  return kept && (kept.requestDatetime ?? requestDatetime) === requestDatetime ? kept : null
}

export const keepComplement = (fineId: FineId, complement: ComplementNotes, now: Instant): void =>
  write(fineId, now, { complement })

/** What a screen shows: answers, and the files that have arrived in the city's store. */
export interface Shown {
  readonly answers: AppealAnswers
  readonly files: readonly SentEvidenceWire[]
}

/**
 * Answers and files that the city's draft lacks, given without a network or too long for it: a reload would lose them,
 * or another page.
 */
export function keepUnsaved(
  { fineId, id }: AppealName,
  { answers, files }: Shown,
  { revision, unanswered }: KnownRevisions,
  now: Instant,
): void {
  const { reasonId, statement } = answers
  const given = { reasonId, statement, appellant: appellantIn(answers), files: [...files] }
  write(fineId, now, { unsaved: { appealId: id, revision, unanswered, ...given } })
}

export function forgetUnsaved(fineId: FineId, now: Instant): void {
  const notes = read(fineId, now)
  if (!notes?.unsaved) return
  if (notes.appellant || notes.complement) memory.keep({ ...notes, unsaved: undefined }, now)
  else memory.forget()
}

/** The city tells whether another tab or device has saved since: what is typed here then waits for a choice. */
export function recallUnsaved(
  { fineId, id, revision, sentPieces }: Pick<Appeal, 'fineId' | 'id' | 'revision' | 'sentPieces'>,
  now: Instant,
): (KnownRevisions & Shown) | null {
  const kept = read(fineId, now)?.unsaved
  if (kept?.appealId !== id) return null
  const { unanswered = [], reasonId, statement, appellant, files = sentPieces } = kept
  const answers = { ...appellantOf(appellant), reasonId, statement }
  return { revision: kept.revision ?? revision, unanswered, answers, files }
}

export const forgetNotes = (): void => memory.forget()
