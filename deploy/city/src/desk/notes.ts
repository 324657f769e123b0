import { randomUUID } from 'node:crypto'
import type { FieldFault } from '../http/refusal.ts'

export interface NoteFault extends FieldFault {
  /** The field as the form calls it. */
  label?: string
}

/** What a page says of the button that was pressed before it. */
export interface Note {
  isDone: boolean
  sentence: string
  faults?: readonly NoteFault[]
  /** What was typed, so that a refusal does not lose it. */
  typed?: Readonly<Record<string, readonly string[]>>
}

const MOST = 200

/** Notes wait in memory for the page that follows: an address holds their number, never what they say. */
export const createNotes = () => {
  const notes = new Map<string, Note>()
  return {
    keep: (note: Note): string => {
      const id = randomUUID()
      notes.set(id, note)
      for (const old of [...notes.keys()].slice(0, -MOST)) notes.delete(old)
      return id
    },
    find: (id: string | undefined): Note | undefined => notes.get(id ?? ''),
  }
}

export type Notes = ReturnType<typeof createNotes>
