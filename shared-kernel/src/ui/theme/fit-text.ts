/**
 * Tells the root of an embed how large its reader's own text is: `rem` follows the page that embeds it, whatever that has
 * chosen. To be called once the root stands in its page with its style sheets.
 */
export function fitText(root: HTMLElement): void {
  root.style.setProperty('--rem', getComputedStyle(root).fontSize)
}
