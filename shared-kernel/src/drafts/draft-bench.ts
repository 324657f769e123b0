import { number, object, string } from 'valibot'
import { afterEach, beforeEach, vi } from 'vitest'
import { subscriberId } from '../ids/index.ts'
import { fakeApi, fakeDraftCity } from '../testing/index.ts'
import { createDraftAutosave } from './draft-autosave.ts'
import { memoryDraftStore } from './memory-draft-store.ts'

export const NAME = 'subscription-resident'
export const form = { initial: { step: 1, plate: '' }, read: object({ step: number(), plate: string() }) }
export const typed = (plate: string, step = 2) => ({ step, plate })
export const kept = (body: unknown, writer = 'elsewhere') => ({ writer, body })
export const later = (ms: number) => vi.advanceTimersByTimeAsync(ms)
export const saves = (api: ReturnType<typeof fakeApi>) =>
  api.calls.filter(({ name }) => name.startsWith('PUT'))

/** A browser and a city in which tests open the same screen repeatedly; both reset before each test. */
export function draftBench() {
  let openings = 0
  const bench = { city: fakeDraftCity(NAME), store: memoryDraftStore(), isOnline: true, open }
  beforeEach(() => {
    vi.useFakeTimers()
    Object.assign(bench, { city: fakeDraftCity(NAME), store: memoryDraftStore(), isOnline: true })
  })
  afterEach(() => vi.useRealTimers())

  async function open(changes: Partial<Parameters<typeof createDraftAutosave>[1]> = {}) {
    openings += 1
    const api = fakeApi(bench.city.answers)
    const dependencies = {
      api,
      store: bench.store,
      key: { subscriberId: subscriberId('camille'), procedure: NAME },
      writer: `opening-${openings}`,
      now: Date.now,
      isOnline: () => bench.isOnline,
    }
    const draft = createDraftAutosave(form, { ...dependencies, ...changes })
    await draft.start()
    return { draft, api, status: () => draft.getState().status }
  }
  return bench
}
