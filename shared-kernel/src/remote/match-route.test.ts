import { describe, expect, it } from 'vitest'
import { lazyPage } from './lazy-page.ts'
import { matchRoute } from './match-route.ts'

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

  it('takes an address that is not well encoded as it stands', () => {
    expect(matchRoute(routes, '/souscriptions/100%')).toMatchObject({ params: { id: '100%' } })
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

describe('a lazy page', () => {
  it('is tried twice, then given up, and really tried again when it is asked for again', async () => {
    let fetched = 0
    const page = lazyPage(async () => {
      fetched += 1
      if (fetched <= 2) throw new Error('lost')
      return () => null
    })
    await expect(page.load()).rejects.toThrow('lost')
    await expect(page.load()).resolves.toBeTypeOf('function')
    expect(page.load()).toBe(page.load())
    expect(fetched).toBe(3)
  })
})
