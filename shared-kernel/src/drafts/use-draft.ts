import { useRemote } from '@parvis/shared-kernel/remote'
import { useMemo, useSyncExternalStore } from 'react'
import type { GenericSchema } from 'valibot'
import type { SubscriberId } from '../ids/index.ts'
import type { SessionPort } from '../session/index.ts'
import { createDraftAutosave } from './draft-autosave.ts'
import type { DraftAutosave, DraftState } from './draft-state.ts'
import { storeOfBrowser } from './store-of-browser.ts'
import { useAutosave } from './use-autosave.ts'

export interface DraftOptions<Body> {
  /** Made by `draftProcedure`; another name is another draft. */
  readonly procedure: string
  /** Body of an untouched screen. */
  readonly initial: Body
  /** Schema of a kept body; a body of an incompatible older version is discarded and reported. */
  readonly read: GenericSchema<unknown, Body>
}

export interface Draft<Body>
  extends DraftState<Body>,
    Omit<DraftAutosave<Body>, 'getState' | 'subscribe' | 'start' | 'stop' | 'flush'> {}

const isOf = ({ state }: SessionPort, owner: SubscriberId): boolean =>
  state.kind === 'connected' && state.profile.subscriberId === owner

/**
 * The draft of one procedure of the signed-in subscriber. It finds an existing draft (at the city, or in this browser
 * what the city lacks), offers it (`phase` found: show `DraftOffer` in place of the form), then keeps each `write`: at
 * once in this browser, within a second at the city. `DraftStatusLine` and `DraftConflictBanner` show `status` and
 * `conflict`.
 *
 * - `body` is plain JSON, at most 64 kB: step, values, and for each uploaded file its media id, name and size.
 * - `write(next)` takes the whole body and is ignored before the phase is `open`.
 * - `keepFile(slot, file)` when a file is chosen, `dropFile(slot)` once it was sent or removed; unsent files are in
 * `waitingFiles` after `resume()`, to be sent again.
 * - `revision` changes when the body is replaced from outside: use it as the key of a form with its own state.
 * - `finish()` once the city has accepted the request: deletes the draft and stops saving.
 */
export function useDraft<Body extends object>(options: DraftOptions<Body>): Draft<Body> {
  const { procedure } = options
  const { api, subscriber, session } = useRemote()
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
      // Somebody else may have signed in over the ended screen, which saves once more as it goes.
      isOnline: () => navigator.onLine && isOf(session, subscriberId),
    })
  }, [api, subscriberId, procedure])
  useAutosave(autosave)
  const state = useSyncExternalStore(autosave.subscribe, autosave.getState)
  return useMemo(() => ({ ...autosave, ...state }), [autosave, state])
}
