import kernel from '@parvis/shared-kernel/package.json' with { type: 'json' }
import type { PageRelease, PageRemote } from '@parvis/shared-kernel/remote/release'
import { describe, expect, it, vi } from 'vitest'
import { memoryArea } from '../session/memory-area.ts'
import { refusedVersions, usableRelease, usableVersions } from './refused-versions.ts'

const loadable = (version: string) => ({
  version,
  contract: 1,
  kernel: kernel.version,
  global: version,
  entry: { url: `https://fines.example/${version}/entry.js`, integrity: '' },
})
const route = (pattern: string) => ({ pattern, access: 'public' as const })
const remote: PageRemote = {
  ...loadable('3'),
  routes: [route('/fps'), route('/fps/new')],
  navigation: [],
  lastGood: [loadable('2'), { ...loadable('1'), routes: [route('/fps'), route('/fps/old')] }],
}
const release: PageRelease = {
  schema: 2,
  city: 'valmont',
  channel: 'stable',
  generation: 7,
  notAfter: '2027-01-01T00:00:00Z',
  shell: { version: '1' },
  remotes: { fines: remote },
}

describe('versions that failed in this tab', () => {
  it('are passed over at the next page, until another generation or another try', () => {
    const storage = memoryArea()
    const refused = refusedVersions(storage, 7)
    const heard = vi.fn()
    refused.subscribe(heard)
    refused.refuse('fines', '3')
    expect(heard).toHaveBeenCalledOnce()
    expect([...refusedVersions(storage, 7).get()]).toEqual(['fines@3'])
    expect([...refusedVersions(storage, 8).get()]).toEqual([])
    refused.pardon('rights')
    expect([...refused.get()]).toEqual(['fines@3'])
    refused.pardon('fines')
    expect([...refused.get()]).toEqual([])
    expect([...refusedVersions(storage, 7).get()]).toEqual([])
  })

  it('add up, and another try for a part that has none changes nothing', () => {
    const storage = memoryArea()
    const refused = refusedVersions(storage, 7)
    refused.refuse('fines', '3')
    refused.refuse('fines', '2')
    const before = refused.get()
    refused.pardon('rights')
    expect(refused.get()).toBe(before)
    expect([...refusedVersions(storage, 7).get()]).toEqual(['fines@3', 'fines@2'])
  })

  it('are remembered without a storage too', () => {
    const closed = {
      getItem: () => {
        throw new Error('closed')
      },
      setItem: () => {
        throw new Error('closed')
      },
    }
    const refused = refusedVersions(closed, 7)
    refused.refuse('fines', '3')
    expect([...refused.get()]).toEqual(['fines@3'])
  })
})

describe('versions that may be shown', () => {
  it.each([
    [[], ['3', '2', '1']],
    [['fines@3'], ['2', '1']],
    [['fines@3', 'fines@2'], ['1']],
    [['fines@3', 'fines@2', 'fines@1'], []],
    [['rights@3'], ['3', '2', '1']],
  ])('without %j are %j', (refused, versions) => {
    expect(usableVersions('fines', remote, new Set(refused)).map(one => one.version)).toEqual(versions)
  })

  it('leave out those of another contract', () => {
    const next = { ...remote, contract: 2 }
    expect(usableVersions('fines', next, new Set()).map(one => one.version)).toEqual(['2', '1'])
  })
})

describe('the routes of a release', () => {
  const patterns = (refused: readonly string[]) =>
    usableRelease(release, new Set(refused)).remotes.fines?.routes.map(({ pattern }) => pattern)

  it('are those of the version that is shown; addresses of the refused one stay known', () => {
    expect(patterns([])).toEqual(['/fps', '/fps/new'])
    expect(patterns(['fines@3'])).toEqual(['/fps', '/fps/new'])
    expect(patterns(['fines@3', 'fines@2'])).toEqual(['/fps', '/fps/old', '/fps/new'])
  })

  it('stay known when no version is left, so that their address shows the failure', () => {
    expect(patterns(['fines@3', 'fines@2', 'fines@1'])).toEqual(['/fps', '/fps/new'])
  })

  it('come with the navigation of the version that is shown, where it has its own', () => {
    const entry = { path: '/fps', access: 'public' as const, order: 1, label: { fr: 'FPS', en: 'Fines' } }
    const links = (navigation?: PageRemote['navigation']) => {
      const lastGood = [{ ...loadable('2'), routes: [route('/fps')], ...(navigation && { navigation }) }]
      const remotes = { fines: { ...remote, navigation: [entry], lastGood } }
      return usableRelease({ ...release, remotes }, new Set(['fines@3'])).remotes.fines?.navigation
    }
    expect(links([])).toEqual([])
    expect(links()).toEqual([entry])
  })
})
