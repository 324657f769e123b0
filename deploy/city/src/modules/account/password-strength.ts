import { newPassword, personalWords, withoutPersonalWords } from '@parvis/shared-kernel/subscriber'
import { Piscina } from 'piscina'
import { badRequest, busy, Refusal } from '../../http/refusal.ts'
import type * as guesser from './password-guesser.ts'

const GUESSER = 'areHardToGuess' satisfies keyof typeof guesser
/** One estimate takes up to a tenth of a second: beyond this queue, callers would wait in vain. */
const MOST_WAITING = 200
/** Longest wait for an estimate, queue included, before it is aborted. */
const LONGEST_WAIT_MS = 25_000
const MEMORY_MB = 256
/** Estimates yield the processor to other requests. */
const NICENESS = 5

let kept: Piscina | undefined
/**
 * One worker thread, started with the first password and ended a minute after the last: estimates never block the event
 * loop.
 */
const threads = (): Piscina => {
  kept ??= new Piscina({
    filename: new URL('./password-guesser.ts', import.meta.url).href,
    name: GUESSER,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: 60_000,
    niceIncrement: NICENESS,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    env: {},
  })
  return kept
}

/** Only a full queue or a timeout gives 503; any other failure is a fault of the city and is logged as one. */
const isStrong = async (texts: readonly string[], words: readonly string[]): Promise<boolean> => {
  const pool = threads()
  if (pool.queueSize >= MOST_WAITING) throw busy()
  const signal = AbortSignal.timeout(LONGEST_WAIT_MS)
  const verdict: Promise<boolean> = pool.run({ texts, words }, { signal })
  return verdict.catch((failure: unknown) => {
    throw signal.aborted ? busy() : failure
  })
}

/** Refuses a password that is too short or long, common, or made of its owner's personal words. */
export const requireStrongPassword = async (password: string, owner: readonly string[]): Promise<void> => {
  const length = newPassword(password)
  if (!length.allowed) throw badRequest([{ path: 'password', message: length.reason }])
  const words = personalWords(owner)
  if (!(await isStrong([password, withoutPersonalWords(password, words)], words)))
    throw new Refusal(400, 'WeakPassword', { fields: [{ path: 'password', message: 'guessable' }] })
}
