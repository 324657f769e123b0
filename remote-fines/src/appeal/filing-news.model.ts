import type { Appellant } from '@parvis/shared-kernel/fines'

const FILED = 'filed'
const UNMAILED = 'filed-unmailed'

/** What the form tells the page that it leads to: the city tells nobody signed out whether there is an e-mail address. */
export const filedNews = ({ email }: Pick<Appellant, 'email'>): string =>
  email.trim() === '' ? UNMAILED : FILED

export const isFiledNews = (state: unknown): boolean => state === FILED || state === UNMAILED

/** No e-mail brings the answer, as far as this page knows. */
export const isUnmailed = (state: unknown, appellant: Pick<Appellant, 'email'> | null): boolean =>
  appellant === null ? state === UNMAILED : appellant.email.trim() === ''
