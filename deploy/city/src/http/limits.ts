import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible'
import { sha256Hex } from '../secrets.ts'
import { tooMany } from './refusal.ts'

interface Limit {
  points: number
  durationSeconds: number
}

/** How often one key may do a thing. Failures only are counted where the name says so. */
const LIMITS = {
  loginFailureOfAccount: { points: 5, durationSeconds: 900 },
  loginFailureOfNetwork: { points: 30, durationSeconds: 900 },
  fineFailureOfPlate: { points: 5, durationSeconds: 3_600 },
  fineFailureOfPrefix: { points: 20, durationSeconds: 3_600 },
  fineFailureOfNetwork: { points: 20, durationSeconds: 3_600 },
  registrationOfNetwork: { points: 10, durationSeconds: 3_600 },
  mailOfAddress: { points: 3, durationSeconds: 3_600 },
  mailOfNetwork: { points: 20, durationSeconds: 3_600 },
  linkFailureOfNetwork: { points: 20, durationSeconds: 3_600 },
  plateCheckOfNetwork: { points: 30, durationSeconds: 3_600 },
  shareFailureOfSubscriber: { points: 10, durationSeconds: 3_600 },
  shareMailOfSubscriber: { points: 10, durationSeconds: 86_400 },
  documentOfSubscriber: { points: 60, durationSeconds: 3_600 },
  documentOfNetwork: { points: 120, durationSeconds: 3_600 },
  uploadUrl: { points: 60, durationSeconds: 3_600 },
  geocoding: { points: 300, durationSeconds: 600 },
} satisfies Record<string, Limit>

export type LimitName = keyof typeof LIMITS
export interface Bucket {
  limit: LimitName
  key: string
}

export interface Limits {
  /** Refuses when one of the buckets is full; takes nothing. */
  check(buckets: readonly Bucket[]): Promise<void>
  /** Takes one point of each bucket. */
  take(buckets: readonly Bucket[]): Promise<void>
  clear(bucket: Bucket): Promise<void>
}

const secondsOf = (result: RateLimiterRes) => Math.ceil(result.msBeforeNext / 1_000)

/** Buckets are kept under a hash: plates and e-mail addresses stay out of the limiter's memory. */
export const createLimits = (): Limits => {
  const limiters = new Map(
    Object.entries(LIMITS).map(([name, { points, durationSeconds }]) => [
      name,
      new RateLimiterMemory({ keyPrefix: name, points, duration: durationSeconds }),
    ]),
  )
  const limiterOf = (name: LimitName): RateLimiterMemory => limiters.get(name) as RateLimiterMemory
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
    clear: async ({ limit, key }) => {
      await limiterOf(limit).delete(sha256Hex(key))
    },
  }
}
