import { describe, expect, it, vi } from 'vitest'
import { matchRoute } from './routes.ts'

const routes = [
  '/',
  '/souscriptions',
  '/souscriptions/:id',
  '/souscriptions/share',
  '/souscriptions/:id/payments',
  '/souscriptions/tickets/:ticketId',
  '*',
].map(pattern => ({ pattern }))

describe('matching a route', () => {
  it.each([
    ['/', '/', {}],
    ['/souscriptions', '/souscriptions', {}],
    ['/souscriptions/', '/souscriptions', {}],
    ['/souscriptions/share', '/souscriptions/share', {}],
    ['/souscriptions/Share', '/souscriptions/:id', { id: 'Share' }],
    ['/souscriptions/a%2Fb', '/souscriptions/:id', { id: 'a/b' }],
    ['/souscriptions/tickets/t1', '/souscriptions/tickets/:ticketId', { ticketId: 't1' }],
    ['/souscriptions/x/payments', '/souscriptions/:id/payments', { id: 'x' }],
  ])('%s is answered by %s', (pathname, pattern, params) => {
    for (const order of [routes, [...routes].reverse()]) {
      expect(matchRoute(order, pathname)).toMatchObject({ route: { pattern }, params })
    }
  })

  it.each([
    ['/a', '/b'],
    ['/a', '/a/b'],
    ['/a/:id', '/a'],
    ['/a/:id', '/a/'],
    ['/a/b', '/a//b'],
    ['/a/:id/b', '/a//b'],
  ])('%s does not answer %s', (pattern, pathname) => {
    expect(matchRoute([{ pattern }], pathname)).toBeNull()
  })

  it.each(['100%', '%E0%A4%A', '%', '%zz%20'])('takes %s, which is not well encoded, as it stands', id => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    expect(matchRoute(routes, `/souscriptions/${id}`)).toMatchObject({ params: { id } })
    expect(warn).not.toHaveBeenCalled()
    warn.mockRestore()
  })

  it('reads a letter with an accent and a space as they were meant', () => {
    expect(matchRoute(routes, '/souscriptions/%C3%A9t%C3%A9%201')).toMatchObject({ params: { id: 'été 1' } })
  })

  it('overlooks slashes before the first segment and after the last', () => {
    expect(matchRoute(routes, '//souscriptions/share//')).toMatchObject({
      route: { pattern: '/souscriptions/share' },
    })
  })

  it('gives back the very route of the table', () => {
    expect(matchRoute(routes, '/souscriptions')?.route).toBe(routes[1])
  })

  it('prefers a word further down to `*`, and `*` to nothing', () => {
    const patterns = ['*', '/a/*', '/:x/:y', '/a/:y'].map(pattern => ({ pattern }))
    expect(matchRoute(patterns, '/a/b')).toMatchObject({ route: { pattern: '/a/:y' }, params: { y: 'b' } })
    expect(matchRoute(patterns, '/a/b/c')).toMatchObject({
      route: { pattern: '/a/*' },
      params: { '*': 'b/c' },
    })
    expect(matchRoute(patterns, '/b/c')).toMatchObject({ route: { pattern: '/:x/:y' } })
    expect(matchRoute(patterns, '/b')).toMatchObject({ route: { pattern: '*' } })
  })

  it('lets the first of two equals answer', () => {
    const patterns = ['/a/:x', '/:y/b'].map(pattern => ({ pattern }))
    expect(matchRoute(patterns, '/a/b')).toMatchObject({ route: { pattern: '/a/:x' } })
    expect(matchRoute(patterns.reverse(), '/a/b')).toMatchObject({ route: { pattern: '/:y/b' } })
  })
})
