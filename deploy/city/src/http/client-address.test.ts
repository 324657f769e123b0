import type { IncomingMessage } from 'node:http'
import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import { clientNetwork, networkOf } from './client-address.ts'
import type { CityEnv } from './context.ts'

describe('neighbours count as one', () => {
  test.each([
    ['192.0.2.7', '192.0.2'],
    ['::ffff:192.0.2.7', '192.0.2'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['2001:db8::2', '2001:db8:0:0'],
    ['2001:0DB8:0000:0000:ffff::9', '2001:db8:0:0'],
    ['2001:db8:0:1::1', '2001:db8:0:1'],
    ['2001:db8:1:2:3:4:5::', '2001:db8:1:2'],
    ['::1', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
  ])('%s is of %s', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })
})

describe('the caller', () => {
  const app = new Hono<CityEnv>().get('/', c => c.text(clientNetwork(c)))
  const networkFrom = async (peer: string, forwarded?: string) => {
    const incoming = { socket: { remoteAddress: peer } } as IncomingMessage
    const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }
    return (await app.request('/', { headers }, { incoming } as CityEnv['Bindings'])).text()
  }

  test.each([
    ['198.51.100.9', undefined, '198.51.100'],
    // A remote client may forge the header: only a peer on this machine, the edge, is trusted.
    ['198.51.100.9', '203.0.113.1', '198.51.100'],
    ['127.0.0.1', '203.0.113.1', '203.0.113'],
    ['::ffff:127.0.0.1', '203.0.113.1', '203.0.113'],
    // Entries before the last address were sent by the client.
    ['127.0.0.1', '10.0.0.1, 203.0.113.1', '203.0.113'],
    ['127.0.0.1', 'nonsense', '127.0.0'],
    ['127.0.0.1', undefined, '127.0.0'],
  ])('whose line ends at %s, forwarded for %s, is of %s', async (peer, forwarded, network) => {
    expect(await networkFrom(peer, forwarded)).toBe(network)
  })
})
