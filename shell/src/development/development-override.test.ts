import type { PageRelease } from '@parvis/shared-kernel/remote/release'
import { describe, expect, it } from 'vitest'
import { developmentOverride, withDevelopment } from './development-override.ts'

const SERVER = 'http://127.0.0.1:4400'
const FINES = `fines@${SERVER}/entry.js`

function area(kept: string | null = null) {
  const values = new Map(kept ? [['parvis-development', kept]] : [])
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  }
}

describe('a remote from a development server', () => {
  it.each([
    ['asked for in the address', `?parvis-development=${encodeURIComponent(FINES)}`, null, [SERVER], 'fines'],
    ['remembered by the tab', '', FINES, [SERVER], 'fines'],
    ['given back', '?parvis-development=off', FINES, [SERVER], undefined],
    ['in a city that allows none', `?parvis-development=${encodeURIComponent(FINES)}`, FINES, [], undefined],
    [
      'of an origin that the city does not name',
      '',
      'fines@https://evil.example/entry.js',
      [SERVER],
      undefined,
    ],
    ['whose address only begins like one', '', `fines@${SERVER}.evil.example/entry.js`, [SERVER], undefined],
    ['that is no address', '', 'fines@entry.js', [SERVER], undefined],
  ])('%s', (_, search, kept, allowed, part) => {
    expect(developmentOverride(search, area(kept), allowed)?.part).toBe(part)
  })

  it('stands in the place of every published version', () => {
    const published = {
      version: '1',
      contract: 1,
      kernel: '0.1.0',
      global: 'fines_1',
      entry: { url: 'https://fines.example/1/entry.js', integrity: 'sha384-1' },
      routes: [],
      navigation: [],
      lastGood: [{ version: '0' }],
    }
    const release = { remotes: { fines: published } } as unknown as PageRelease
    const fines = withDevelopment(release, { part: 'fines', entry: `${SERVER}/entry.js` }).remotes.fines
    expect(fines).toMatchObject({
      version: 'development',
      entry: { url: `${SERVER}/entry.js`, integrity: '' },
      lastGood: [],
    })
    expect(withDevelopment(release, { part: 'other', entry: `${SERVER}/entry.js` })).toBe(release)
    expect(withDevelopment(release, null)).toBe(release)
  })
})
