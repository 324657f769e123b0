import { fakeApi } from '@parvis/shared-kernel/testing'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { callsUnderWay } from './calls-under-way.ts'
import { followOtherTabs, tellOtherTabs } from './other-tabs.ts'
import { sessionKeeper } from './session-store.ts'

beforeEach(() => {
  vi.stubGlobal('indexedDB', { deleteDatabase: vi.fn() })
  return () => vi.unstubAllGlobals()
})

function aTab(sub: string) {
  const area = { getItem: () => null, setItem: () => {}, removeItem: () => {} }
  const keeper = sessionKeeper(area, () => 0)
  keeper.open({ token: `token of ${sub}`, identityToken: null, sub, exp: 2_000_000_000 })
  const api = fakeApi({ 'POST /api/auth/logout': undefined })
  const told = vi.fn()
  const calls = callsUnderWay(api, () => {})
  const doors = { api, calls, keeper, area, origin: 'https://city.example', crypto, leave: () => {} }
  onTestFinished(followOtherTabs(doors, told))
  return { keeper, api, told }
}

describe('signing out in one tab', () => {
  it('ends the same person’s session in the others, gives their tokens back and says so', async () => {
    const { keeper, api, told } = aTab('camille')
    sessionStorage.setItem('parvis.fines', 'AB-123-CD')
    tellOtherTabs('camille')
    await vi.waitFor(() => expect(told).toHaveBeenCalledOnce())
    expect(keeper.get().state.kind).toBe('disconnected')
    expect(api.calls.map(({ name }) => name)).toEqual(['POST /api/auth/logout'])
    expect(sessionStorage.length, 'what the tab remembers goes too').toBe(0)
  })

  it('leaves somebody else’s session open', async () => {
    const { keeper, told } = aTab('thomas')
    const witness = aTab('camille')
    tellOtherTabs('camille')
    await vi.waitFor(() => expect(witness.told).toHaveBeenCalled())
    expect(told).not.toHaveBeenCalled()
    expect(keeper.get().state.kind).toBe('connected')
  })
})
