import type { LazyPage, RemotePage, RouteAccess } from '../remote/index.ts'

/** Renders the routes of one page: a component, alone or with its messages. */
export type PageCode = LazyPage | Omit<RemotePage, 'pattern' | 'access'>

/**
 * Returns a remote's pages in the order of its manifest's routes, each with the code registered under its page's
 * name. A page without code, or code without a page, does not compile.
 */
export const pagesOf = <Page extends string>(
  routes: readonly { readonly pattern: string; readonly access?: RouteAccess; readonly page: Page }[],
  pages: Readonly<Record<Page, PageCode>>,
): readonly RemotePage[] =>
  routes.map(route => {
    const code: PageCode = pages[route.page]
    return { ...route, ...('load' in code ? { page: code } : code) }
  })
