import kernel from '@parvis/shared-kernel/package.json' with { type: 'json' }
import { CONTRACT_VERSION, type RemoteModule } from '@parvis/shared-kernel/remote'
import type { LoadableVersion } from '@parvis/shared-kernel/remote/release'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { remoteLoader } from './load-remote.ts'

const version = (name: string, changes: Partial<LoadableVersion> = {}): LoadableVersion => ({
  version: name,
  contract: CONTRACT_VERSION,
  kernel: kernel.version,
  global: name,
  entry: { url: `https://remote.example/${name}/entry.js`, integrity: `sha384-${name}` },
  ...changes,
})
afterEach(() => void vi.restoreAllMocks())

const module = { mount: () => ({ update() {}, unmount() {} }) } satisfies RemoteModule

/** Loader that fails before the given attempt, and its call count. */
function loaderThatSucceedsAt(first: number) {
  const asked: string[] = []
  const loader = remoteLoader(async ({ entry }) => {
    asked.push(entry.url)
    if (asked.length < first) throw new Error('lost')
    return module
  })
  return { asked, loader }
}

describe('loading a version', () => {
  it('fetches it once for everybody who asks', async () => {
    const { asked, loader } = loaderThatSucceedsAt(1)
    const one = version('v1')
    expect(await Promise.all([loader.load(one), loader.load(one)])).toEqual([module, module])
    expect(asked).toHaveLength(1)
  })

  it('tries a second time, since a browser answers the first time with a failed preload', async () => {
    const { asked, loader } = loaderThatSucceedsAt(2)
    expect(await loader.load(version('v1'))).toBe(module)
    expect(asked).toHaveLength(2)
  })

  it('does not try a second time what took long to fail', async () => {
    let clock = 0
    vi.spyOn(performance, 'now').mockImplementation(() => (clock += 3_001))
    const { asked, loader } = loaderThatSucceedsAt(2)
    await expect(loader.load(version('v1'))).rejects.toThrow('lost')
    expect(asked).toHaveLength(1)
  })

  it('keeps what has been loaded when somebody asks to try again', async () => {
    const { asked, loader } = loaderThatSucceedsAt(1)
    const one = version('v1')
    await loader.load(one)
    loader.forgetFailure(one)
    expect(await loader.load(one)).toBe(module)
    expect(asked).toHaveLength(1)
  })

  it('keeps a failure until somebody asks to try again', async () => {
    const { asked, loader } = loaderThatSucceedsAt(3)
    const one = version('v1')
    for (let drawn = 0; drawn < 50; drawn += 1) await expect(loader.load(one)).rejects.toThrow('lost')
    expect(asked).toHaveLength(2)
    loader.forgetFailure(one)
    expect(await loader.load(one)).toBe(module)
  })

  it.each([
    ['contract', { contract: CONTRACT_VERSION + 1 }],
    ['kernel', { kernel: '9.0.0' }],
    ['kernel', { kernel: 'unreadable' }],
  ])('never fetches code of another %s', async (what, changes) => {
    const { asked, loader } = loaderThatSucceedsAt(1)
    await expect(loader.load(version('v1', changes))).rejects.toThrow(what)
    expect(asked).toEqual([])
  })
})
