import { newPassword, personalWords, withoutPersonalWords } from '@parvis/shared-kernel/subscriber'
import { Piscina } from 'piscina'
import { badRequest, busy, Refusal } from '../../http/refusal.ts'
import type * as guesser from './password-guesser.ts'

const GUESSER = 'areHardToGuess' satisfies keyof typeof guesser
/** One estimate takes up to a tenth of a second: whoever comes when so many wait would wait for nothing. */
const MOST_WAITING = 200
/** An estimate that takes longer, with all that wait before it, is given up. */
const LONGEST_WAIT_MS = 25_000
const MEMORY_MB = 256
/** Estimates leave the processor to the calls of everybody else. */
const NICENESS = 5

let kept: Piscina | undefined
/** One thread, started with the first password and ended a minute after the last: an estimate never holds up a call. */
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

/** Any failure but a lack of time or room is a fault of the city: it is told as one, and the log has its kind and place. */
const isStrong = async (texts: readonly string[], words: readonly string[]): Promise<boolean> => {
  const pool = threads()
  if (pool.queueSize >= MOST_WAITING) throw busy()
  const signal = AbortSignal.timeout(LONGEST_WAIT_MS)
  const verdict: Promise<boolean> = pool.run({ texts, words }, { signal })
  return verdict.catch((failure: unknown) => {
    throw signal.aborted ? busy() : failure
  })
}

/** Refuses a password that is too short or too long, common, or made of the words by which its owner is known. */
export const requireStrongPassword = async (password: string, owner: readonly string[]): Promise<void> => {
  const length = newPassword(password)
  if (!length.allowed) throw badRequest([{ path: 'password', message: length.reason }])
  const words = personalWords(owner)
  if (!(await isStrong([password, withoutPersonalWords(password, words)], words)))
    throw new Refusal(400, 'WeakPassword', { fields: [{ path: 'password', message: 'guessable' }] })
}
