/**
 * Sets an embed's text size so that its `rem` follows the host page. Call once the root is in its page with its style
 * sheets.
 */
export function fitText(root: HTMLElement): void {
  root.style.setProperty('--rem', getComputedStyle(root).fontSize)
}
