import type { Appellant } from '@parvis/shared-kernel/fines'

const FILED = 'filed'
const UNMAILED = 'filed-unmailed'

/**
 * Navigation state for the page after filing: the city does not tell signed-out citizens whether an e-mail address is
 * on file.
 */
export const filedNews = ({ email }: Pick<Appellant, 'email'>): string =>
  email.trim() === '' ? UNMAILED : FILED

export const isFiledNews = (state: unknown): boolean => state === FILED || state === UNMAILED

/** No e-mail brings the answer, as far as this page knows. */
export const isUnmailed = (state: unknown, appellant: Pick<Appellant, 'email'> | null): boolean =>
  appellant === null ? state === UNMAILED : appellant.email.trim() === ''
