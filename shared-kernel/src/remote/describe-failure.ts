import { type ApiFailure, type ErrorMessageId, type ErrorWording, wordingOf } from '../errors/index.ts'

/** What to describe: a chosen wording, or a thrown failure (null: not a failure of a call). */
export type FailureToDescribe = { readonly wording: ErrorWording } | { readonly failure: ApiFailure | null }

/** Formats failures with the sentences of one language. */
export const describing =
  (sentences: Readonly<Record<ErrorMessageId, string>>) =>
  (described: FailureToDescribe): string => {
    const wording = 'wording' in described ? described.wording : wordingOfFailure(described.failure)
    return 'text' in wording ? wording.text : sentences[wording.id]
  }

const wordingOfFailure = (failure: ApiFailure | null): ErrorWording =>
  failure ? wordingOf(failure) : { id: 'failure.unknown' }
