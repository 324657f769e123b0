import type { BrowserContext } from 'playwright/test'

/**
 * Runs in the page. A press gives the focus as in Safari on a Mac and an iPhone: to a field of text, a `summary` or an
 * element with a tabindex, the pressed one or the nearest around it; never to a button, a link or a box to tick.
 */
function focusAsSafari(): void {
  const takesFocus = (element: Element) =>
    !element.matches(':disabled') &&
    element.matches(
      'textarea, summary, [tabindex], input:not([type=radio], [type=checkbox], [type=file], [type=button], [type=submit])',
    )
  window.addEventListener('mousedown', event => {
    if (event.defaultPrevented) return
    const path = event.composedPath().filter(one => one instanceof Element)
    const pressed = path.find(one => takesFocus(one) || one.matches('button, a[href], input'))
    if (!pressed || takesFocus(pressed)) return
    event.preventDefault()
    const around = path.find(takesFocus)
    let active = document.activeElement
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
    if (around instanceof HTMLElement) around.focus({ preventScroll: true })
    else if (active instanceof HTMLElement) active.blur()
  })
}

export const pressAsInSafari = (context: BrowserContext) => context.addInitScript(focusAsSafari)
