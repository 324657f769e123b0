import type { Access } from '@parvis/shared-kernel/wire/contract'
import type { MiddlewareHandler } from 'hono'
import type { Deps } from '../deps.ts'
import { findVisibleRight } from '../modules/rights/right.repo.ts'
import { findSession, type Session } from '../modules/session/session.service.ts'
import type { CityContext, CityEnv } from './context.ts'
import { mustExist, notFound, unauthenticated } from './refusal.ts'

type Guard = MiddlewareHandler<CityEnv>

export const bearerOf = (header: string | undefined): string | null =>
  /^Bearer ([\w.-]+)$/.exec(header ?? '')?.[1] ?? null

/** Sets the request's city from the header that the edge sets; without the header, the first city. */
export const cityOfRequest =
  ({ cities }: Deps): Guard =>
  async (c, next) => {
    const wanted = c.req.header('x-parvis-city')
    const city = wanted === undefined ? cities[0] : cities.find(candidate => candidate.cityId === wanted)
    if (city === undefined) throw notFound()
    c.set('city', city)
    await next()
  }

/**
 * Returns the session where visitors may call too; an expired or invalid token is refused with 401, never treated as a
 * visitor's.
 */
export const sessionIfAny = async (deps: Deps, c: CityContext): Promise<Session | null> => {
  const header = c.req.header('authorization')
  if (header === undefined) return null
  const token = bearerOf(header)
  const session = token === null ? null : await findSession(deps, c.var.city.cityId, token)
  if (session === null) throw unauthenticated()
  return session
}

const subscriberGuard =
  (deps: Deps): Guard =>
  async (c, next) => {
    c.set('session', mustExist(await sessionIfAny(deps, c), unauthenticated))
    await next()
  }

const selfGuard = (): Guard => async (c, next) => {
  if (c.req.param('subscriberId') !== c.var.session.subscriberId) throw notFound()
  await next()
}

const rightGuard =
  ({ db }: Deps, isOwnerOnly: boolean): Guard =>
  async (c, next) => {
    const { subscriberId } = c.var.session
    const right = await findVisibleRight(db, c.var.city.cityId, subscriberId, c.req.param('id') ?? '')
    if (right === undefined || (isOwnerOnly && right.subscriber_id !== subscriberId)) throw notFound()
    c.set('right', right)
    await next()
  }

/** Guards of each kind of access, in order; a new kind fails to compile until it is listed here. */
const GUARDS = {
  public: () => [],
  fine: () => [],
  secret: () => [],
  subscriber: deps => [subscriberGuard(deps)],
  self: deps => [subscriberGuard(deps), selfGuard()],
  right: deps => [subscriberGuard(deps), rightGuard(deps, false)],
  owner: deps => [subscriberGuard(deps), rightGuard(deps, true)],
} satisfies Record<Access, (deps: Deps) => Guard[]>

export const guardsOf = (deps: Deps, access: Access): Guard[] => GUARDS[access](deps)
