import { isIP } from 'node:net'
import type { CityContext } from './context.ts'

const isLoopback = (address: string) =>
  address === '::1' || address.startsWith('127.') || address.startsWith('::ffff:127.')

/**
 * Expands an IPv6 address to its eight groups: its short form hides zeros, which would let one network look like many.
 */
const groupsOf = (address: string): string[] => {
  const [head = '', tail] = (address.split('%')[0] ?? '').toLowerCase().split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length)
  return [...before, ...Array<string>(zeros).fill('0'), ...after].map(group => group.replace(/^0+(?=.)/, ''))
}

/** Groups neighbouring addresses: /24 for IPv4, /64 for IPv6. */
export const networkOf = (address: string): string => {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  if (isIP(plain) === 4) return plain.split('.').slice(0, 3).join('.')
  return groupsOf(plain).slice(0, 4).join(':')
}

/** Returns the caller's network, for limits only. `X-Forwarded-For` is trusted only from the edge on this machine. */
export const clientNetwork = (c: CityContext): string => {
  const peer = c.env?.incoming?.socket.remoteAddress ?? '127.0.0.1'
  const forwarded = c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim()
  return networkOf(isLoopback(peer) && forwarded !== undefined && isIP(forwarded) > 0 ? forwarded : peer)
}

/** What a call tells of whoever has no session: the network, for limits, and the portal's language. */
export const callerOf = (c: CityContext) => ({ network: clientNetwork(c), language: c.var.language })
