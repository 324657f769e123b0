import { useRemote } from '@parvis/shared-kernel/remote'
import { useMemo, useSyncExternalStore } from 'react'
import type { GenericSchema } from 'valibot'
import { createDraftAutosave } from './draft-autosave.ts'
import type { DraftAutosave, DraftState } from './draft-state.ts'
import { storeOfBrowser } from './store-of-browser.ts'
import { useAutosave } from './use-autosave.ts'

export interface DraftOptions<Body> {
  /** As `draftProcedure` names it; another name is another draft. */
  readonly procedure: string
  /** What an untouched screen holds. */
  readonly initial: Body
  /** Reads what was kept, perhaps by an older form of the screen: what it does not read is given up, and said. */
  readonly read: GenericSchema<unknown, Body>
}

export interface Draft<Body>
  extends DraftState<Body>,
    Omit<DraftAutosave<Body>, 'getState' | 'subscribe' | 'start' | 'stop' | 'flush'> {}

/**
 * The draft of one procedure of the signed-in person. It finds what is kept (at the city; in this browser what did not
 * get there), offers it (`phase` found: show `DraftOffer` in place of the form), and from then on keeps each `write`:
 * at once in this browser, within a second at the city. `status` and `conflict` are told by `DraftStatusLine` and
 * `DraftConflictBanner`.
 *
 * - `body` is plain JSON, at most 64 kB: step, values, and for each file that the city has its media id, name and size.
 * - `write(next)` is given the whole body and is ignored before the phase is `open`.
 * - `keepFile(slot, file)` when a file is chosen, `dropFile(slot)` once it was sent or removed; those that were left
 *   are in `waitingFiles` after `resume()`, to be sent again.
 * - `revision` changes when the body comes from elsewhere: a form with a state of its own takes it as its key.
 * - `finish()` once the city has taken the request: nothing of it is kept, and nothing is written any more.
 */
export function useDraft<Body extends object>(options: DraftOptions<Body>): Draft<Body> {
  const { procedure } = options
  const { api, subscriber } = useRemote()
  const subscriberId = subscriber?.subscriberId
  // biome-ignore lint/correctness/useExhaustiveDependencies: what a draft begins with is looked at once
  const autosave = useMemo(() => {
    if (!subscriberId) throw new Error('a draft belongs to a subscriber')
    return createDraftAutosave(options, {
      api,
      store: storeOfBrowser(),
      key: { subscriberId, procedure },
      writer: crypto.randomUUID(),
      now: Date.now,
      isOnline: () => navigator.onLine,
    })
  }, [api, subscriberId, procedure])
  useAutosave(autosave)
  const state = useSyncExternalStore(autosave.subscribe, autosave.getState)
  return useMemo(() => ({ ...autosave, ...state }), [autosave, state])
}
