import type { FineId } from '@parvis/shared-kernel/ids'
import type { Instant } from '@parvis/shared-kernel/time'
import { is, object, string } from 'valibot'
import { forgetCaseKey } from '../case-access/case-memory.ts'
import { forgetPlate, type PlateStore, parsedNote, TAB_NOTES_KEY } from './plate-memory.ts'

const notesOfFine = object({ fineId: string() })

/** What is typed of an appeal belongs to one fine; notes that nobody can read belong to none, and go. */
function forgetNotesOf(store: PlateStore, id: FineId): void {
  const notes = parsedNote(store.getItem(TAB_NOTES_KEY))
  if (!is(notesOfFine, notes) || notes.fineId === id) store.removeItem(TAB_NOTES_KEY)
}

/** The time of one fine is over: its plate, the secret of its appeal and what was typed of it go, and nothing of another. */
export function forgetFine(store: PlateStore, id: FineId, now: Instant): void {
  forgetPlate(store, id, now)
  forgetCaseKey(store, `appeal ${id}`, now)
  forgetNotesOf(store, id)
}
