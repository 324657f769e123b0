import type { MarkdownRenderer } from 'vitepress'

const isPage = (href: string) => /^(https?:|mailto:|#)|\.(md|html)(#|$)/.test(href)

/** What stands in the repository and is no page of the site (a folder, the licence) is named and not linked. */
export function plainLinks(md: MarkdownRenderer): void {
  md.core.ruler.push('plain-links', ({ tokens }) => {
    for (const { children } of tokens) {
      if (children === null) continue
      let isDropped = false
      for (const token of children) {
        if (token.type === 'link_open') isDropped = !isPage(token.attrGet('href') ?? '')
        if (!isDropped || !/^link_/.test(token.type)) continue
        token.type = 'text'
        token.content = ''
      }
    }
  })
}
