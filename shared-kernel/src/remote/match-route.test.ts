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

  it('answers with nothing when nothing fits', () => {
    expect(matchRoute([{ pattern: '/a' }], '/b')).toBeNull()
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
