import { type IntlConfig, ReactIntlErrorCode } from 'react-intl'

/** Replaced by the bundler. */
declare const process: { readonly env: { readonly NODE_ENV?: string } }

const reported = new Set<string>()

/**
 * A formatting error is a bug: reported once, without breaking the screen. A missing message is one in tests alone (a
 * remote may be newer than its texts, or ahead of them while it is developed): elsewhere its id is shown.
 */
export const reportMessageError: NonNullable<IntlConfig['onError']> = error => {
  const isMissing = error.code === ReactIntlErrorCode.MISSING_TRANSLATION
  if ((isMissing && process.env.NODE_ENV !== 'test') || reported.has(error.message)) return
  reported.add(error.message)
  reportError(error)
}
