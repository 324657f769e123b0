import {
  APPELLANT_CAPACITIES,
  APPELLANT_TEXTS,
  type Appellant,
  appellantIn,
} from '@parvis/shared-kernel/fines'
import type { FineId } from '@parvis/shared-kernel/ids'
import type { TabStore } from '@parvis/shared-kernel/session'
import { type Instant, instantFromMs, isFreshOnTab } from '@parvis/shared-kernel/time'
import { addressFromWire, addressWire } from '@parvis/shared-kernel/wire'
import * as v from 'valibot'
import { parsedNote, TAB_NOTES_KEY } from '../fine-access/plate-memory.ts'

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
const complementShape = v.object({ message: v.string(), files: v.array(fileShape) })
const notesShape = v.object({
  fineId: v.string(),
  keptAt: v.number(),
  appellant: v.optional(appellantShape),
  complement: v.optional(complementShape),
})
type Notes = v.InferOutput<typeof notesShape>

/** Unsent answer to the authority's complement request. */
export type ComplementNotes = v.InferOutput<typeof complementShape>

/** This tab's unexpired notes of one fine; expired or unreadable notes are wiped. */
function read(store: TabStore, fineId: FineId, now: Instant): Notes | null {
  const notes = v.safeParse(notesShape, parsedNote(store.getItem(TAB_NOTES_KEY)))
  if (
    notes.success &&
    notes.output.fineId === fineId &&
    isFreshOnTab(instantFromMs(notes.output.keptAt), now)
  )
    return notes.output
  store.removeItem(TAB_NOTES_KEY)
  return null
}

function write(store: TabStore, fineId: FineId, now: Instant, change: Partial<Notes>): void {
  store.setItem(
    TAB_NOTES_KEY,
    JSON.stringify({ ...read(store, fineId, now), ...change, fineId, keptAt: now }),
  )
}

/**
 * Name and address of a signed-out citizen: the city never returns them, so a reload would lose them. They live as long
 * as the plate, in this tab only, and leave with it (D9).
 */
export function recallAppellant(store: TabStore, fineId: FineId, now: Instant): Appellant | null {
  const appellant = read(store, fineId, now)?.appellant
  if (!appellant) return null
  return { ...appellant, address: appellant.address ? addressFromWire(appellant.address) : null }
}

export const keepAppellant = (store: TabStore, fineId: FineId, answers: Appellant, now: Instant): void =>
  write(store, fineId, now, { appellant: appellantIn(answers) })

export const recallComplement = (store: TabStore, fineId: FineId, now: Instant): ComplementNotes | null =>
  read(store, fineId, now)?.complement ?? null

export const keepComplement = (
  store: TabStore,
  fineId: FineId,
  complement: ComplementNotes,
  now: Instant,
): void => write(store, fineId, now, { complement })

export const forgetNotes = (store: TabStore): void => store.removeItem(TAB_NOTES_KEY)
