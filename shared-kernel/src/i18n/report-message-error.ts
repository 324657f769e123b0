import { type IntlConfig, ReactIntlErrorCode } from 'react-intl'

const reported = new Set<string>()

/**
 * A remote newer than its texts is no reason to break a screen: the id stands in the place of a text that is missing,
 * which the compiler refuses. A text that cannot be written for want of a value is a mistake of ours: it is reported,
 * once, and the screen goes on.
 */
export const reportMessageError: NonNullable<IntlConfig['onError']> = error => {
  if (error.code === ReactIntlErrorCode.MISSING_TRANSLATION || reported.has(error.message)) return
  reported.add(error.message)
  reportError(error)
}
