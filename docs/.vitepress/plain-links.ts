import type { MarkdownRenderer } from 'vitepress'

const isPage = (href: string) => /^(https?:|mailto:|#)|\.(md|html)(#|$)/.test(href)

/** The site rewrites each README to the index of its folder; a link that keeps the file's name leads nowhere once built. */
const asServed = (href: string) =>
  /^https?:/.test(href) ? href : href.replace(/(^|\/)README\.md(?=#|$)/, '$1index.md')

/**
 * What stands in the repository and is no page of the site (a folder, the licence) is named and not linked; a link to a
 * page has the page's address on the site.
 */
export function plainLinks(md: MarkdownRenderer): void {
  md.core.ruler.push('plain-links', ({ tokens }) => {
    // A link's opening and its end follow each other: links do not nest.
    let isDropped = false
    for (const token of tokens.flatMap(({ children }) => children ?? [])) {
      if (token.type === 'link_open') {
        const href = token.attrGet('href') ?? ''
        isDropped = !isPage(href)
        token.attrSet('href', asServed(href))
      }
      if (!isDropped || !/^link_/.test(token.type)) continue
      token.type = 'text'
      token.content = ''
    }
  })
}
