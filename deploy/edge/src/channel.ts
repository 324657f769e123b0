import { randomInt } from 'node:crypto'
import { type Channel, channelsOf, type Site } from '@parvis/release'
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { freshly } from './freshly.ts'

/** What a visitor is served: channel and generation. */
export interface Shown {
  readonly channel: Channel
  readonly generation: number
}

/**
 * A number from 0 to 99, not an identity: decides on which side of a canary's share a browser falls; set only while
 * there is a canary.
 */
const SEED_COOKIE = 'parvis-channel-seed'
const SEED_SECONDS = 30 * 86_400

export class NothingPromoted extends Error {
  override name = 'NothingPromoted'
}

/** Resolves a visitor's generation; a canary overtaken by stable is over. Rejects with NothingPromoted. */
export function showing(site: Site, city: string): (context: Context) => Promise<Shown> {
  const channels = freshly(() => channelsOf(site, city), site.freshMs)
  return async context => {
    const { stable, canary } = await channels()
    if (!stable) throw new NothingPromoted(`${city} has no release yet`)
    if (canary && seedOf(context) < canary.percent)
      return { channel: 'canary', generation: canary.generation }
    return { channel: 'stable', generation: stable.generation }
  }
}

function seedOf(context: Context): number {
  const known = getCookie(context, SEED_COOKIE) ?? ''
  if (/^\d{1,2}$/.test(known)) return Number(known)
  const seed = randomInt(100)
  setCookie(context, SEED_COOKIE, String(seed), {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    maxAge: SEED_SECONDS,
  })
  return seed
}
