import type { LazyPage, RemotePage } from '../remote/index.ts'

/** What draws the routes of one page: its code, alone or with what comes with it. */
export type PageCode = LazyPage | Omit<RemotePage, 'pattern'>

/**
 * A remote's pages, in the order of its manifest's routes: each route is drawn by the code under the name of its page. A
 * page without code, and code of no page, do not compile.
 */
export const pagesOf = <Page extends string>(
  routes: readonly { readonly pattern: string; readonly page: Page }[],
  pages: Readonly<Record<Page, PageCode>>,
): readonly RemotePage[] =>
  routes.map(({ pattern, page }) => {
    const code: PageCode = pages[page]
    return { pattern, ...('load' in code ? { page: code } : code) }
  })
