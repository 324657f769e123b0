import type { FineId } from '@parvis/shared-kernel/ids'
import type { TabStore } from '@parvis/shared-kernel/session'
import type { Instant } from '@parvis/shared-kernel/time'
import { is, object, string } from 'valibot'
import { forgetCaseKey } from '../case-access/case-memory.ts'
import { forgetPlate, parsedNote, TAB_NOTES_KEY } from './plate-memory.ts'

const notesOfFine = object({ fineId: string() })

/** An appeal's notes belong to one fine; unreadable notes belong to none and are wiped. */
function forgetNotesOf(store: TabStore, id: FineId): void {
  const notes = parsedNote(store.getItem(TAB_NOTES_KEY))
  if (!is(notesOfFine, notes) || notes.fineId === id) store.removeItem(TAB_NOTES_KEY)
}

/** Forgets one fine's plate, its appeal's secret and notes; other fines stay. */
export function forgetFine(store: TabStore, id: FineId, now: Instant): void {
  forgetPlate(store, id, now)
  forgetCaseKey(store, `appeal ${id}`, now)
  forgetNotesOf(store, id)
}
