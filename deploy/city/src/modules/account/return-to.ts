/**
 * Page where the reader of a mailed link goes on: kept with the link alone, so that it is told to nobody else and goes
 * with it.
 */
export const returnToOf = (
  subject: Readonly<Record<string, unknown>> | null | undefined,
): string | undefined => (typeof subject?.returnTo === 'string' ? subject.returnTo : undefined)
