import type { Pool } from 'pg'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { sha256Hex } from '../secrets.ts'
import { tooMany } from './refusal.ts'

interface Limit {
  points: number
  durationSeconds: number
}

/** How often one key may do something. Limits named "Failure" count failures only. */
export const LIMITS = {
  loginFailureOfAccount: { points: 5, durationSeconds: 900 },
  loginFailureOfDevice: { points: 5, durationSeconds: 900 },
  loginFailureOfNetwork: { points: 30, durationSeconds: 900 },
  // How these work together is described in modules/fines/fine-guard.model.ts.
  fineFailureOfNetwork: { points: 20, durationSeconds: 3_600 },
  fineFailureOfPlate: { points: 5, durationSeconds: 3_600 },
  fineFailureOfTarget: { points: 20, durationSeconds: 3_600 },
  fineFailureOfPrefix: { points: 400, durationSeconds: 3_600 },
  fineFailureOnPrefix: { points: 1, durationSeconds: 3_600 },
  fineFailureOnNumber: { points: 1, durationSeconds: 3_600 },
  fineFailureOfCity: { points: 300, durationSeconds: 600 },
  registrationOfNetwork: { points: 10, durationSeconds: 3_600 },
  passwordTryOfNetwork: { points: 60, durationSeconds: 3_600 },
  mailOfAddress: { points: 3, durationSeconds: 3_600 },
  mailOfAddressOfAll: { points: 40, durationSeconds: 3_600 },
  mailOfNetwork: { points: 20, durationSeconds: 3_600 },
  caseKeyFailureOfNetwork: { points: 30, durationSeconds: 3_600 },
  caseLinkOfNetwork: { points: 10, durationSeconds: 3_600 },
  receiptFailureOnRefund: { points: 10, durationSeconds: 86_400 },
  receiptFailureOfRefund: { points: 200, durationSeconds: 86_400 },
  draftOfNetwork: { points: 30, durationSeconds: 3_600 },
  linkFailureOfNetwork: { points: 20, durationSeconds: 3_600 },
  plateCheckOfNetwork: { points: 30, durationSeconds: 3_600 },
  shareFailureOfSubscriber: { points: 10, durationSeconds: 3_600 },
  shareTokenOfSubscriber: { points: 30, durationSeconds: 3_600 },
  shareMailOfSubscriber: { points: 10, durationSeconds: 86_400 },
  documentOfSubscriber: { points: 60, durationSeconds: 3_600 },
  documentOfNetwork: { points: 120, durationSeconds: 3_600 },
  ticketMailOfAddress: { points: 3, durationSeconds: 3_600 },
  ticketMailOfSubscriber: { points: 30, durationSeconds: 86_400 },
  requestMailOfSubscriber: { points: 30, durationSeconds: 86_400 },
  usedPlateOfSubscriber: { points: 10, durationSeconds: 3_600 },
  uploadUrl: { points: 60, durationSeconds: 3_600 },
  geocoding: { points: 300, durationSeconds: 600 },
  providerLoginFailureOfNetwork: { points: 300, durationSeconds: 900 },
  embedSessionOfNetwork: { points: 3_000, durationSeconds: 900 },
  embedGrantOfSubscriber: { points: 30, durationSeconds: 3_600 },
  secretFailureOfNetwork: { points: 60, durationSeconds: 3_600 },
  vehicleOfSubscriber: { points: 120, durationSeconds: 3_600 },
  draftOfSubscriber: { points: 2_000, durationSeconds: 3_600 },
  catalogue: { points: 600, durationSeconds: 600 },
} satisfies Record<string, Limit>

export type LimitName = keyof typeof LIMITS
export interface Bucket {
  limit: LimitName
  key: string
}

export interface Count {
  points: number
  secondsLeft: number
}

export interface Limits {
  /** Refuses if a bucket is full; takes no point. */
  check(buckets: readonly Bucket[]): Promise<void>
  /** Takes one point of each bucket; refuses nothing. */
  take(buckets: readonly Bucket[]): Promise<void>
  /**
   * Takes one point of each bucket or refuses, atomically: concurrent callers cannot pass more often than points are
   * left.
   */
  spend(buckets: readonly Bucket[]): Promise<void>
  /** Returns the points of `spend` when the operation did not count after all. */
  giveBack(buckets: readonly Bucket[]): Promise<void>
  /** Adds points, or returns them if negative, and returns the new count; refuses nothing. */
  add(bucket: Bucket, points: number): Promise<Count>
  clear(bucket: Bucket): Promise<void>
  /**
   * Drops counts that would have expired within this time: the limiter runs on the machine's clock, which the demo
   * clock does not move.
   */
  letPass(milliseconds: number): Promise<void>
}

const secondsOf = (result: RateLimiterRes) => Math.ceil(result.msBeforeNext / 1_000)

/** The limit's name prefixes each key, since all limits share one table: a new name starts new counts. */
const makeLimiter = (name: string, { points, durationSeconds }: Limit, pool: Pool | undefined) => {
  const options = { keyPrefix: name, points, duration: durationSeconds }
  if (pool === undefined) return new RateLimiterMemory(options)
  return new RateLimiterPostgres({
    ...options,
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    // The city's own job clears expired counts, once for all limits.
    clearExpiredByTimeout: false,
  })
}

type Limiter = ReturnType<typeof makeLimiter>

/**
 * Stores counts in the given database, shared by all processes; without one, in this process's memory. Bucket keys are
 * hashed: plates and e-mail addresses stay out of the store.
 */
export const createLimits = (pool?: Pool): Limits => {
  const limiters = new Map<string, Limiter>(
    Object.entries(LIMITS).map(([name, limit]) => [name, makeLimiter(name, limit, pool)]),
  )
  const limiterOf = (name: LimitName): Limiter => limiters.get(name) as Limiter
  return {
    check: async buckets => {
      for (const { limit, key } of buckets) {
        const state = await limiterOf(limit).get(sha256Hex(key))
        if (state !== null && state.remainingPoints <= 0 && state.consumedPoints >= LIMITS[limit].points) {
          throw tooMany(secondsOf(state))
        }
      }
    },
    take: async buckets => {
      await Promise.allSettled(buckets.map(({ limit, key }) => limiterOf(limit).consume(sha256Hex(key))))
    },
    spend: async buckets => {
      for (const { limit, key } of buckets) {
        await limiterOf(limit)
          .consume(sha256Hex(key))
          .catch((failure: unknown) => {
            throw failure instanceof RateLimiterRes ? tooMany(secondsOf(failure)) : failure
          })
      }
    },
    giveBack: async buckets => {
      await Promise.all(buckets.map(({ limit, key }) => limiterOf(limit).reward(sha256Hex(key), 1)))
    },
    add: async ({ limit, key }, points) => {
      const state = await limiterOf(limit).penalty(sha256Hex(key), points)
      return { points: state.consumedPoints, secondsLeft: secondsOf(state) }
    },
    clear: async ({ limit, key }) => {
      await limiterOf(limit).delete(sha256Hex(key))
    },
    letPass: async milliseconds => {
      const ended = Object.entries(LIMITS).filter(
        ([, { durationSeconds }]) => durationSeconds * 1_000 <= milliseconds,
      )
      for (const [name, limit] of ended) limiters.set(name, makeLimiter(name, limit, pool))
      const prefixes = ended.map(([name]) => name)
      await pool?.query("delete from rate_limits where split_part(key, ':', 1) = any($1)", [prefixes])
    },
  }
}
