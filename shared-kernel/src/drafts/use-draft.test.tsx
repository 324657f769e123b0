import { act, renderHook, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { subscriberId } from '../ids/index.ts'
import { RemoteContextHolder } from '../remote/remote-context.ts'
import type { SessionState } from '../session/index.ts'
import { fakeDraftCity, fakeRemoteContext } from '../testing/index.ts'
import { form, NAME, saves, typed } from './draft-bench.ts'
import { useDraft } from './use-draft.ts'

const connectedAs = (state: SessionState, name: string): SessionState =>
  state.kind === 'connected'
    ? { kind: 'connected', profile: { ...state.profile, subscriberId: subscriberId(name) } }
    : state

describe('a screen that goes before its draft is saved', () => {
  it.each([
    ['saves it as it goes', null, 1],
    ['sends nothing once somebody else has signed in', 'yanis', 0],
  ])('%s', async (_what, other, times) => {
    const { context, api } = fakeRemoteContext({ answers: fakeDraftCity(NAME).answers })
    let { state } = context.session
    const session = {
      ...context.session,
      get state() {
        return state
      },
    }
    const { result, unmount } = renderHook(() => useDraft({ ...form, procedure: NAME }), {
      wrapper: ({ children }) => (
        <RemoteContextHolder value={{ ...context, session }}>{children}</RemoteContextHolder>
      ),
    })
    await waitFor(() => expect(result.current.phase).toBe('open'))
    act(() => result.current.write(typed('AA-111-AA')))
    if (other) state = connectedAs(state, other)
    unmount()
    await waitFor(() => expect(saves(api)).toHaveLength(times))
    await new Promise(resolve => setTimeout(resolve, 50))
    expect(saves(api)).toHaveLength(times)
  })
})
