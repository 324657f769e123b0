import type { GenericSchema } from 'valibot'
import type { ApiClient } from '../api/index.ts'
import { type Candidate, type CityDraft, candidatesOf, readBody } from './draft-candidates.ts'
import { createDraftCourier, type Delivery } from './draft-courier.ts'
import type { DraftKeeper, DraftState } from './draft-state.ts'
import type { DraftKey, DraftStore, KeptFiles, LocalDraft } from './draft-store.ts'

/** From the last change to the call; and how long a steady typist may put it off: at the city within a second. */
const PAUSE_MS = 400
const LONGEST_PAUSE_MS = 700
const LONGEST_RETRY_MS = 30_000

export interface KeeperDoors {
  readonly api: ApiClient
  readonly store: DraftStore
  readonly key: DraftKey
  /** Names this opening of the screen. */
  readonly writer: string
  readonly now: () => number
  readonly isOnline: () => boolean
}

export interface KeeperForm<Body> {
  readonly initial: Body
  readonly read: GenericSchema<unknown, Body>
}

const opening = <Body>(body: Body): DraftState<Body> => ({
  phase: 'loading',
  status: 'untouched',
  body,
  revision: 0,
  found: [],
  conflict: null,
  wasOutdated: false,
  waitingFiles: {},
})

// The browser may keep nothing (private window, full disk): the city's copy is the one that counts.
const quietly = (work: Promise<unknown>) => {
  work.catch(() => {})
}

/** Keeps one draft: at once in this browser, within a second at the city, and there alone once it has it. */
export function createDraftKeeper<Body extends object>(
  form: KeeperForm<Body>,
  doors: KeeperDoors,
): DraftKeeper<Body> {
  const { store, key, writer, now } = doors
  const courier = createDraftCourier({ ...doors, procedure: key.procedure, read: form.read })
  const listeners = new Set<() => void>()
  let state = opening(form.initial)
  let candidates: readonly Candidate<Body>[] = []
  let files: KeptFiles = {}
  let other: CityDraft<Body> | null = null
  let changes = 0
  let delivered = 0
  let firstUnsavedAt = 0
  let attempts = 0
  let isSaving = false
  let isStopped = false
  let isFinished = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const set = (next: Partial<DraftState<Body>>) => {
    state = { ...state, ...next }
    for (const listener of listeners) listener()
  }
  const replaceBody = (body: Body, next: Partial<DraftState<Body>>) =>
    set({ phase: 'open', found: [], conflict: null, ...next, body, revision: state.revision + 1 })
  const isDirty = () => changes > delivered && !isFinished && state.phase === 'open'
  const schedule = (delay: number) => {
    clearTimeout(timer)
    if (!isStopped) timer = setTimeout(() => void save(), delay)
  }
  const keepHere = (draft: Partial<LocalDraft> = {}) => {
    const version = courier.version() ?? 0
    return store.write(key, { body: state.body, writer, version, savedAt: now(), isFinished, ...draft })
  }

  /** One delivery at a time; what was typed meanwhile goes right after it. */
  async function save(): Promise<void> {
    if (isSaving || !isDirty() || state.status === 'conflict') return
    if (!doors.isOnline()) {
      wait()
      return
    }
    isSaving = true
    set({ status: 'saving' })
    let sending = changes
    const { revision } = state
    const delivery = await courier.deliver(() => {
      sending = changes
      return state.body
    })
    isSaving = false
    // Started over meanwhile: what became of the old body is no news.
    if (revision === state.revision) after(delivery, sending)
    else if (isDirty()) schedule(0)
  }

  function after(delivery: Delivery<Body>, sending: number): void {
    if (isFinished) return
    if (delivery.kind === 'saved') afterSaved(sending)
    if (delivery.kind === 'wait') wait()
    if (delivery.kind === 'again') schedule(0)
    if (delivery.kind === 'refused') quietly(keepHere().then(() => set({ status: 'device-only' }), wait))
    if (delivery.kind === 'clash') clash(delivery.there)
  }

  function clash(there: CityDraft<Body> | null): void {
    other = there
    const canTake = there !== null && there.body !== null
    set({ status: 'conflict', conflict: { savedAt: there?.savedAt ?? null, canTake } })
  }

  function afterSaved(sending: number): void {
    attempts = 0
    delivered = Math.max(delivered, sending)
    if (isDirty()) {
      if (isStopped) void save()
      else schedule(0)
      return
    }
    quietly(store.drop(key, writer))
    set({ status: 'saved', wasOutdated: false })
  }

  function wait(): void {
    set({ status: 'waiting' })
    attempts += 1
    schedule(Math.min(LONGEST_RETRY_MS, 1000 * 2 ** (attempts - 1)) * (0.75 + Math.random() / 2))
  }

  function touch(): void {
    if (!isDirty()) firstUnsavedAt = now()
    changes += 1
    quietly(keepHere())
    if (state.status === 'conflict' || state.status === 'waiting') return
    set({ status: 'saving' })
    schedule(Math.max(0, Math.min(PAUSE_MS, firstUnsavedAt + LONGEST_PAUSE_MS - now())))
  }

  async function start(): Promise<void> {
    isStopped = false
    if (isDirty()) schedule(0)
    if (state.phase !== 'loading') return
    const [local, kept, city] = await Promise.all([
      store.read(key).catch(() => null),
      store.readFiles(key).catch(() => ({})),
      courier.look().catch(() => undefined),
    ])
    if (state.phase !== 'loading') return
    files = kept
    if (local?.isFinished && (city?.version ?? 0) <= local.version) forget(local.writer)
    else offer(local?.isFinished ? null : local, city ?? null)
  }

  /** It was finished here before; only the city's copy could not be dropped then. */
  function forget(finishedBy: string): void {
    quietly(courier.drop().then(() => store.drop(key, finishedBy)))
    set({ phase: 'open' })
  }

  function offer(local: LocalDraft | null, city: CityDraft<Body> | null): void {
    const localBody = local && readBody(form.read, local.body)
    const found = candidatesOf({ city, local, localBody, files, initial: form.initial })
    if (local) courier.goOnFrom(local.writer, local.version)
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
    stop() {
      clearTimeout(timer)
      isStopped = true
      void save()
    },
    write(body) {
      if (state.phase !== 'open' || isFinished) return
      set({ body })
      touch()
    },
    resume(where) {
      const chosen = candidates.find(candidate => candidate.where === where) ?? candidates[0]
      if (state.phase !== 'found' || !chosen) return
      const waitingFiles = Object.fromEntries(Object.entries(files).map(([slot, { file }]) => [slot, file]))
      const isOfCity = chosen.where === 'city'
      replaceBody(chosen.body, { waitingFiles, status: isOfCity ? 'saved' : 'untouched' })
      if (isOfCity) quietly(store.read(key).then(local => local && store.drop(key, local.writer)))
      else touch()
    },
    startOver() {
      clearTimeout(timer)
      delivered = changes
      quietly(store.dropAll(key))
      // Without the city the old one stays there until the next change is written over it.
      quietly(courier.drop())
      replaceBody(form.initial, { status: 'untouched', waitingFiles: {}, wasOutdated: false })
    },
    keepMine() {
      if (state.status !== 'conflict') return
      courier.writeOver(other)
      changes += 1
      set({ status: 'saving', conflict: null })
      schedule(0)
    },
    takeOther() {
      if (state.status !== 'conflict' || other === null || other.body === null) return
      courier.writeOver(other)
      delivered = changes
      quietly(store.drop(key, writer))
      replaceBody(other.body, { status: 'saved' })
    },
    finish() {
      clearTimeout(timer)
      isFinished = true
      set({ status: 'saved', conflict: null })
      // A delivery may be under way: its version counts too.
      const tombstone = { body: null, version: (courier.version() ?? 0) + 1 }
      const here = store.dropAll(key).then(() => keepHere(tombstone))
      // At once, for a page that is closed on its success: it must not be offered again on another device.
      const there = courier.drop()
      quietly(here.catch(() => {}).then(() => there.then(() => store.drop(key, writer))))
    },
    keepFile(slot, file) {
      if (!isFinished) quietly(store.writeFile(key, slot, { file, savedAt: now() }))
    },
    dropFile: slot => quietly(store.dropFile(key, slot)),
    flush() {
      clearTimeout(timer)
      void save()
    },
  }
}
