import type { BrowserContext } from 'playwright/test'

/**
 * Runs in the page. Does what a browser's translator does to it: each text leaves its place for a `font` element, here
 * with the same words. What React still holds is a text that is in no page: a change of it is not seen, and an element
 * cannot be inserted before it or it be removed.
 */
function translate(): void {
  const LEFT_ALONE = 'script, style, textarea, option, svg, font'
  const put = (text: Text) => {
    if (!text.data.trim() || !text.parentElement?.closest('body') || text.parentElement.closest(LEFT_ALONE))
      return
    const inner = document.createElement('font')
    inner.textContent = text.data
    const outer = document.createElement('font')
    outer.append(inner)
    text.replaceWith(outer)
  }
  const putAll = (root: Node) => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const found: Node[] = [root]
    while (texts.nextNode()) found.push(texts.currentNode)
    for (const node of found) if (node instanceof Text) put(node)
  }
  const observer = new MutationObserver(changes => {
    for (const { type, target, addedNodes } of changes)
      for (const node of type === 'childList' ? addedNodes : [target]) putAll(node)
  })
  observer.observe(document, { subtree: true, childList: true, characterData: true })
}

export const translatePages = (context: BrowserContext) => context.addInitScript(translate)
