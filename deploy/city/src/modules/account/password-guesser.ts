import type { ZxcvbnFactory } from '@zxcvbn-ts/core'

/** The best mark, ten to the tenth guesses: a year and a number after a common word do not reach it. */
const LEAST_SCORE = 4
/** The estimate takes time with the square of the length; what is strong this far is strong. */
const LONGEST_JUDGED = 32

export interface Guess {
  /** Each is judged by itself: the password, and what is left of it without the words of its owner. */
  texts: readonly string[]
  /** Words by which the owner is known. */
  words: readonly string[]
}

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

/** What a thread of the pool runs: whether every text is hard to guess. */
export const areHardToGuess = async ({ texts, words }: Guess): Promise<boolean> => {
  const guess = await loadGuesser()
  return texts.every(text => guess.check(text.slice(0, LONGEST_JUDGED), [...words]).score >= LEAST_SCORE)
}
