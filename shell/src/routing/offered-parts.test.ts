import { describe, expect, it } from 'vitest'
import { homeOf, isOffered, navigationEntries, offeredRelease } from './offered-parts.ts'
import { releaseOfTest as release } from './release-of-test.ts'
import { whereIs } from './where.ts'

const kindAt = (path: string, parts: readonly string[] | null) =>
  whereIs({ pathname: path, search: '', hash: '' }, offeredRelease(release, parts), false).kind

describe('a city whose back office serves some parts', () => {
  it('that names none serves them all, and the release stays the one that it was', () => {
    expect(offeredRelease(release, null)).toBe(release)
    expect(isOffered(null, 'anything')).toBe(true)
  })

  it.each([
    ['/fps', 'remote', 'remote'],
    ['/fps/1/payments', 'remote', 'remote'],
    ['/', 'sign-in', 'not-found'],
    ['/souscriptions', 'sign-in', 'not-found'],
    ['/tarifs', 'remote', 'not-found'],
    ['/sign-in', 'remote', 'not-found'],
    ['/settings', 'sign-in', 'not-found'],
    ['/legal', 'legal', 'legal'],
    ['/site-map', 'site-map', 'site-map'],
  ])('%s is %s of a whole city, and %s of one with fines alone', (path, whole, fines) => {
    expect([kindAt(path, null), kindAt(path, ['fines'])]).toEqual([whole, fines])
  })

  it.each([
    [['rights', 'requests', 'fines', 'account'], ['/fps', '/tarifs'], '/fps'],
    [['fines'], ['/fps'], '/fps'],
    [['requests', 'account'], ['/tarifs'], '/tarifs'],
    [['rights', 'account'], [], null],
  ])('with %j shows a visitor the entries %j and leads to %s', (parts, paths, home) => {
    const shown = offeredRelease(release, parts)
    expect(navigationEntries(shown, false).map(({ path }) => path)).toEqual(paths)
    expect(homeOf(shown)).toBe(home)
  })

  it('shows a subscriber every entry, each part’s where its order says', () => {
    const entries = navigationEntries(release, true)
    const orders = entries.map(({ order }) => order)
    expect(orders).toEqual(orders.toSorted((a, b) => a - b))
    const own = Object.values(release.remotes).flatMap(({ navigation }) => navigation)
    expect(entries).toHaveLength(own.length)
    expect(entries).not.toEqual(own)
  })
})
