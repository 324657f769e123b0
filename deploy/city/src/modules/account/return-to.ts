/**
 * Page that the person who opens a mailed link goes on to. It is stored with the link's token, never in the mail, so
 * only the holder of the link gets it, and it is deleted with the token.
 */
export const returnToOf = (
  subject: Readonly<Record<string, unknown>> | null | undefined,
): string | undefined => (typeof subject?.returnTo === 'string' ? subject.returnTo : undefined)
