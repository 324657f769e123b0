import { CONTRACT_VERSION } from '@parvis/shared-kernel/remote'
import type { ReleasedRemote, ReleasedVersion } from '@parvis/shared-kernel/remote/release'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { loadRemote, RemoteUnavailable } from './load-remote.ts'

type Outcome = 'good' | 'lost' | 'silent' | 'empty'

let asked: HTMLScriptElement[]
let outcomeOf: (url: string) => Outcome

/** Stands for the network: each script tag gets the outcome that its address has in this test. */
beforeEach(() => {
  asked = []
  vi.stubGlobal('__webpack_init_sharing__', async () => {})
  vi.stubGlobal('__webpack_share_scopes__', { default: {} })
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    const script = nodes[0] as HTMLScriptElement
    asked.push(script)
    const outcome = outcomeOf(script.src)
    if (outcome === 'silent') return
    queueMicrotask(() => {
      if (outcome === 'lost') return script.onerror?.(new Event('error'))
      const global = /\/([^/]+)\/entry\.js/.exec(script.src)?.[1] ?? ''
      if (outcome === 'good')
        vi.stubGlobal(global, { init: async () => {}, get: async () => () => ({ mount: () => global }) })
      script.onload?.(new Event('load'))
    })
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const version = (name: string, changes: Partial<ReleasedVersion> = {}): ReleasedVersion => ({
  version: name,
  contract: CONTRACT_VERSION,
  kernel: '0.1.0',
  global: name,
  entry: { url: `https://remote.example/${name}/entry.js`, integrity: `sha384-${name}` },
  preload: {},
  ...changes,
})
const remote = (current: ReleasedVersion, previous: ReleasedVersion | null = null): ReleasedRemote => ({
  ...current,
  routes: [],
  navigation: [],
  previous,
})

describe('loading a remote', () => {
  it('runs its entry with the integrity of the release, once', async () => {
    outcomeOf = () => 'good'
    const one = remote(version('v1'))
    const loaded = await loadRemote('once', one)
    await loadRemote('once', one)
    expect(loaded.version).toBe('v1')
    expect(asked).toHaveLength(1)
    expect(asked[0]).toMatchObject({ integrity: 'sha384-v1', crossOrigin: 'anonymous' })
  })

  it('tries three times, under a new address from the second on', async () => {
    outcomeOf = url => (url.includes('?try=') && asked.length === 3 ? 'good' : 'lost')
    await loadRemote('patient', remote(version('v1')))
    expect(asked.map(({ src }) => src.includes('?try='))).toEqual([false, true, true])
  })

  it('falls back on the last version known to be good', async () => {
    outcomeOf = url => (url.includes('/v2/') ? 'lost' : 'good')
    const loaded = await loadRemote('fallback', remote(version('v2'), version('v1')))
    expect(loaded.version).toBe('v1')
  })

  it('takes an entry that defines nothing for a failure', async () => {
    outcomeOf = url => (url.includes('/v2/') ? 'empty' : 'good')
    expect((await loadRemote('empty', remote(version('v2'), version('v1')))).version).toBe('v1')
  })

  it('never fetches code of another contract', async () => {
    outcomeOf = () => 'good'
    const loaded = await loadRemote(
      'contract',
      remote(version('v2', { contract: CONTRACT_VERSION + 1 }), version('v1')),
    )
    expect(loaded.version).toBe('v1')
    expect(asked.map(({ src }) => src)).toEqual(['https://remote.example/v1/entry.js'])
  })

  it('forgets a failure: asking again tries again', async () => {
    outcomeOf = () => 'lost'
    const broken = remote(version('v1'))
    const error = await loadRemote('again', broken).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(RemoteUnavailable)
    expect((error as RemoteUnavailable).attempts).toHaveLength(3)
    outcomeOf = () => 'good'
    expect((await loadRemote('again', broken)).version).toBe('v1')
  })

  it('gives up on an origin that never answers after eight seconds a try', async () => {
    vi.useFakeTimers()
    outcomeOf = url => (url.includes('/v2/') ? 'silent' : 'good')
    const loading = loadRemote('silent', remote(version('v2'), version('v1')))
    await vi.advanceTimersByTimeAsync(24_000)
    expect((await loading).version).toBe('v1')
  })
})
