import type { GenericSchema } from 'valibot'
import type { ApiClient } from '../api/index.ts'
import { type AutosaveStatus, createAutosave, type SaveResult } from './autosave.ts'
import {
  type Candidate,
  type CityDraft,
  candidatesOf,
  type LocalOfBody,
  readBody,
} from './draft-candidates.ts'
import { createDraftQueue } from './draft-queue.ts'
import type { DraftAutosave, DraftState } from './draft-state.ts'
import type { DraftKey, DraftStore, KeptFiles, LocalDraft } from './draft-store.ts'

export interface DraftDependencies {
  readonly api: ApiClient
  readonly store: DraftStore
  readonly key: DraftKey
  /** Id of this opening of the screen. */
  readonly writer: string
  readonly now: () => number
  readonly isOnline: () => boolean
}

export interface DraftForm<Body> {
  readonly initial: Body
  readonly read: GenericSchema<unknown, Body>
}

const opening = <Body>(body: Body): DraftState<Body> => ({
  phase: 'loading',
  status: 'idle',
  body,
  revision: 0,
  found: [],
  conflict: null,
  wasOutdated: false,
  waitingFiles: {},
})

/** The city still has what was finished here; a draft of anybody else was begun since, though its version may be less. */
const isFinishedHere = (local: LocalDraft, city: CityDraft<unknown> | null): boolean =>
  city === null || city.writer === local.writer || city.writer === local.foundBy

/** Bodies that were read alike say the same. */
const asText = (body: unknown) => JSON.stringify(body)

// Ignores storage failures (private window, full disk): the city's copy is the one that counts.
const quietly = (work: Promise<unknown>) => {
  work.catch(() => {})
}

/**
 * Autosaves one draft: at once in this browser, within a second at the city; the local copy is removed once the city
 * has it.
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one state, which all that stands in here reads and writes.
export function createDraftAutosave<Body extends object>(
  form: DraftForm<Body>,
  dependencies: DraftDependencies,
): DraftAutosave<Body> {
  const { store, key, writer, now } = dependencies
  const queue = createDraftQueue({ ...dependencies, procedure: key.procedure, read: form.read })
  const autosave = createAutosave<Body>({ ...dependencies, save, onStatus })
  const listeners = new Set<() => void>()
  let state = opening(form.initial)
  let candidates: readonly Candidate<Body>[] = []
  let locals: readonly LocalDraft[] = []
  let files: KeptFiles = {}
  let other: CityDraft<Body> | null = null
  let foundBy: string | undefined
  let sent: Body | undefined
  let change = 0
  let isFinished = false

  const set = (next: Partial<DraftState<Body>>) => {
    state = { ...state, ...next }
    for (const listener of listeners) listener()
  }
  const replaceBody = (body: Body, next: Partial<DraftState<Body>> = {}) =>
    set({ phase: 'open', found: [], conflict: null, ...next, body, revision: state.revision + 1 })
  const keepHere = (draft: Partial<LocalDraft> = {}) => {
    const version = queue.version() ?? 0
    const { body } = state
    return store.write(key, { body, writer, version, savedAt: now(), isFinished, change, sent, ...draft })
  }
  const write = () => {
    change += 1
    autosave.write(state.body)
    quietly(keepHere().then(dropFound))
  }
  /** What another tab kept goes, unless it has kept more since, once this one has its own, or the city's was chosen. */
  const dropFound = async () => {
    const found = locals
    locals = []
    await Promise.all(found.map(({ writer: earlier, savedAt }) => store.drop(key, earlier, savedAt)))
  }

  async function save(latest: () => Body): Promise<SaveResult> {
    const { revision } = state
    const saved = await queue.save(() => {
      sent = latest()
      return { change, body: sent }
    })
    // The draft was restarted meanwhile: the old body's outcome no longer matters.
    if (revision !== state.revision) return 'again'
    if (saved.result === 'conflict') other = saved.there
    return saved.result === 'refused'
      ? keepHere().then(
          () => 'refused',
          () => 'failed',
        )
      : saved.result
  }

  function onStatus(status: AutosaveStatus): void {
    if (status === 'saved') quietly(store.drop(key, writer))
    const conflict =
      status === 'conflict' ? { savedAt: other?.savedAt ?? null, canTake: other?.body != null } : null
    set({ status, conflict, wasOutdated: state.wasOutdated && status !== 'saved' })
  }

  async function start(): Promise<void> {
    autosave.start()
    if (state.phase !== 'loading') return
    const [here, kept, city] = await Promise.all([
      store.read(key).catch(() => []),
      store.readFiles(key).catch(() => ({})),
      queue.fetch().catch(() => undefined),
    ])
    if (state.phase !== 'loading') return
    files = kept
    foundBy = city?.writer
    const finished = here.find(local => local.isFinished && isFinishedHere(local, city ?? null))
    locals = here
    if (finished) forget(finished)
    offer(finished ? null : (city ?? null))
  }

  /** This draft was finished in this browser, but the city's copy could not be deleted then. */
  function forget({ writer: finishedBy }: LocalDraft): void {
    // Should it still be there later, what is written now is no other version of it.
    queue.continueFrom(there => there.writer === finishedBy)
    quietly(queue.drop().then(() => store.drop(key, finishedBy)))
  }

  /** The tab that wrote it may be open still: what it saves later was not seen here. */
  function isGoneOnFrom({ draft, read }: LocalOfBody<Body>, there: CityDraft<Body>): boolean {
    const saves = [read, readBody(form.read, draft.sent)].filter(body => body !== null).map(asText)
    const isSeen = there.writer === draft.writer && saves.includes(asText(there.body))
    return isSeen || there.version === draft.version
  }

  function offer(city: CityDraft<Body> | null): void {
    const held = locals
      .filter(local => !local.isFinished)
      .map(draft => ({ draft, read: readBody(form.read, draft.body) }))
    const found = candidatesOf({ city, locals: held, files, initial: form.initial })
    if (held.length > 0) queue.continueFrom(there => held.some(local => isGoneOnFrom(local, there)))
    candidates = found.candidates
    const offers = candidates.map(({ where, savedAt }) => ({ where, savedAt }))
    set({ phase: offers.length > 0 ? 'found' : 'open', found: offers, wasOutdated: found.wasOutdated })
  }

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    start,
    stop: autosave.stop,
    flush: autosave.flush,
    write(body) {
      if (state.phase !== 'open' || isFinished) return
      set({ body })
      write()
    },
    resume(choice) {
      const chosen = candidates[choice ? state.found.indexOf(choice) : 0]
      if (state.phase !== 'found' || !chosen) return
      const waitingFiles = Object.fromEntries(Object.entries(files).map(([slot, { file }]) => [slot, file]))
      const { wasOutdated } = state
      if (chosen.where === 'city') autosave.reset('saved')
      replaceBody(chosen.body, { waitingFiles, wasOutdated })
      if (chosen.where === 'device') write()
      else quietly(dropFound())
    },
    startOver() {
      sent = undefined
      quietly(store.dropAll(key))
      // If the city is unreachable, the old draft stays there until the next change overwrites it.
      quietly(queue.drop())
      autosave.reset('idle')
      replaceBody(form.initial, { waitingFiles: {}, wasOutdated: false })
    },
    keepMine() {
      if (state.status !== 'conflict') return
      queue.overwrite(other)
      autosave.resolve(state.body)
    },
    takeOther() {
      if (state.status !== 'conflict' || !other || other.body === null) return
      queue.overwrite(other)
      autosave.reset('saved')
      replaceBody(other.body)
    },
    finish() {
      autosave.close()
      isFinished = true
      set({ status: 'saved', conflict: null })
      const here = store.dropAll(key).then(() => keepHere({ body: null, sent: null, foundBy }))
      // Deleted at once, in case the page closes on success: another device must not offer the draft again.
      const there = queue.drop()
      quietly(here.catch(() => {}).then(() => there.then(() => store.drop(key, writer))))
    },
    keepFile(slot, file) {
      if (!isFinished) quietly(store.writeFile(key, slot, { file, savedAt: now() }))
    },
    dropFile: slot => quietly(store.dropFile(key, slot)),
  }
}
