import type { ZxcvbnFactory } from '@zxcvbn-ts/core'

/** The best score, from 10^10 guesses: a common word with a year and a number does not reach it. */
const LEAST_SCORE = 4
/** Estimating takes time quadratic in length; a password strong up to here is strong. */
const LONGEST_JUDGED = 32

export interface Guess {
  /** Texts estimated separately: the password, and the password without its owner's personal words. */
  texts: readonly string[]
  /** Personal words of the owner. */
  words: readonly string[]
}

let guesser: Promise<ZxcvbnFactory> | undefined
/** The word lists take four megabytes: loaded when somebody first chooses a password. */
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

/** Runs in a worker thread: whether every text is hard to guess. */
export const areHardToGuess = async ({ texts, words }: Guess): Promise<boolean> => {
  const guess = await loadGuesser()
  return texts.every(text => guess.check(text.slice(0, LONGEST_JUDGED), [...words]).score >= LEAST_SCORE)
}
