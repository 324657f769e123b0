import type { FineId } from '@parvis/shared-kernel/ids'
import { tabMemory } from '@parvis/shared-kernel/session'
import { type Instant, TAB_MAX_AGE_SECONDS } from '@parvis/shared-kernel/time'
import { is, object, string } from 'valibot'
import { forgetCaseKey } from '../case-access/case-memory.ts'
import { forgetPlate, TAB_NOTES_KEY } from './plate-memory.ts'

const notesOfFine = object({ fineId: string() })
const notes = tabMemory(TAB_NOTES_KEY, kept => is(notesOfFine, kept), TAB_MAX_AGE_SECONDS)

/** Forgets one fine's plate, its appeal's secret and notes; other fines stay. */
export function forgetFine(id: FineId, now: Instant): void {
  forgetPlate(id, now)
  forgetCaseKey(`appeal ${id}`, now)
  if (notes.recall(now)?.fineId === id) notes.forget()
}
