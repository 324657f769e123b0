import { randomUUID } from 'node:crypto'
import type { FieldFault } from '../http/refusal.ts'

export interface NoteFault extends FieldFault {
  /** Label of the field in the form. */
  label?: string
}

/** Message on a page about the command submitted before it. */
export interface Note {
  isDone: boolean
  sentence: string
  faults?: readonly NoteFault[]
  /** Submitted values, so that a refusal does not lose them. */
  typed?: Readonly<Record<string, readonly string[]>>
}

const MOST = 200

/** Keeps notes in memory for the next page: its URL contains only their id. */
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
