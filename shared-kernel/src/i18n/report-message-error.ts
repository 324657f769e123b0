import { type IntlConfig, ReactIntlErrorCode } from 'react-intl'

const reported = new Set<string>()

/**
 * A missing message (a remote newer than its texts; the compiler prevents others) is ignored: its id is shown. Any
 * other formatting error is a bug: reported once, without breaking the screen.
 */
export const reportMessageError: NonNullable<IntlConfig['onError']> = error => {
  if (error.code === ReactIntlErrorCode.MISSING_TRANSLATION || reported.has(error.message)) return
  reported.add(error.message)
  reportError(error)
}
