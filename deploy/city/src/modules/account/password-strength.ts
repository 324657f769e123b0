import { newPassword, personalWords, withoutPersonalWords } from '@parvis/shared-kernel/subscriber'
import type { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { badRequest, Refusal } from '../../http/refusal.ts'

/** The best mark, ten to the tenth guesses: a year and a number after a common word do not reach it. */
const LEAST_SCORE = 4
/** The estimate takes time with the square of the length; what is strong this far is strong. */
const LONGEST_JUDGED = 32

let guesser: Promise<ZxcvbnFactory> | undefined
/** The word lists weigh four megabytes: they are read when somebody first chooses a password. */
const loadGuesser = (): Promise<ZxcvbnFactory> => {
  guesser ??= Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-fr'),
  ]).then(
    ([core, common, french]) =>
      new core.ZxcvbnFactory({
        dictionary: { ...common.dictionary, ...french.dictionary },
        graphs: common.adjacencyGraphs,
      }),
  )
  return guesser
}

const isHardToGuess = async (text: string, words: readonly string[]): Promise<boolean> => {
  const { score } = (await loadGuesser()).check(text.slice(0, LONGEST_JUDGED), [...words])
  return score >= LEAST_SCORE
}

/** Refuses a password that is too short or too long, common, or made of the words by which its owner is known. */
export const requireStrongPassword = async (password: string, owner: readonly string[]): Promise<void> => {
  const length = newPassword(password)
  if (!length.allowed) throw badRequest([{ path: 'password', message: length.reason }])
  const words = personalWords(owner)
  const rest = withoutPersonalWords(password, words)
  const isStrong = (await isHardToGuess(password, words)) && (await isHardToGuess(rest, words))
  if (!isStrong)
    throw new Refusal(400, 'WeakPassword', { fields: [{ path: 'password', message: 'guessable' }] })
}
