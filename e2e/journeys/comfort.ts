import { addresses, expect, headingOf, openAs, type Page } from '../portal.ts'

/** A person, or nobody, and a screen. */
export const COMFORT: readonly (readonly [string | null, string])[] = [
  [null, '/souscriptions'],
  [null, '/fps'],
  [null, '/accessibility'],
  [null, '/site-map'],
  ['Camille Martin', '/souscriptions'],
  ['Camille Martin', '/souscriptions/camille-sub-shared'],
  ['Camille Martin', '/demandes'],
  ['Camille Martin', '/souscriptions/create/vm-resident'],
  ['Camille Martin', '/settings'],
]

export const NARROWEST = { width: 320, height: 640 }

/** Opens a screen and waits until all of it is there. */
export async function openWhole(page: Page, who: string | null, path: string): Promise<void> {
  if (who) await openAs(page, who, path)
  else await page.goto(`${addresses().portals.valmont}${path}`)
  await expect(headingOf(page)).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
}

/** RGAA 10.12: applies the text spacing of the rule. In a style sheet that needs no policy exception. */
export async function spaceText(page: Page): Promise<void> {
  await wear(
    page,
    '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-block-end:2em!important}',
  )
}

/** RGAA 10.4: text at 200 % without resizing the window. */
export async function enlargeText(page: Page): Promise<void> {
  await wear(page, ':root{font-size:200%!important}')
}

/** Without user styles. */
export async function asWritten(page: Page): Promise<void> {
  await wear(page, '')
}

/** Replaces the user style applied before. */
async function wear(page: Page, css: string): Promise<void> {
  await page.evaluate(text => {
    const before: unknown = Reflect.get(window, 'parvisWorn')
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets.filter(other => other !== before), sheet]
    Reflect.set(window, 'parvisWorn', sheet)
  }, css)
}

/** Truncated texts: their box hides the overflow. Visually hidden texts are one pixel wide and excluded. */
export async function loseText(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')].flatMap(element => {
      const { overflowX, overflowY, clip, clipPath } = getComputedStyle(element)
      const isForEars = element.clientWidth <= 1 || clip !== 'auto' || clipPath !== 'none'
      const hasText = [...element.childNodes].some(
        node => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      )
      if (isForEars || !hasText) return []
      const isCut =
        (['hidden', 'clip'].includes(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
        (['hidden', 'clip'].includes(overflowY) && element.scrollHeight > element.clientHeight + 1)
      return isCut ? [`${element.tagName} ${element.textContent?.trim().slice(0, 40)}`] : []
    }),
  )
}

const MOST_STOPS = 60

/** What `judge` says of each Tab stop, where it says anything; `'end'` stops the round. */
async function stopsThat(page: Page, judge: () => string | Promise<string>): Promise<readonly string[]> {
  const found: string[] = []
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press('Tab')
    const verdict = await page.evaluate(judge)
    if (verdict === 'end') break
    if (verdict !== '') found.push(verdict)
  }
  return found
}

/** Tab stops without a visible focus: no outline on them or on the element that renders them. */
export const hiddenFocus = (page: Page): Promise<readonly string[]> =>
  stopsThat(page, () => {
    const at = document.activeElement
    if (!at || at === document.body) return 'end'
    const drawers = [
      at,
      at.parentElement,
      at.nextElementSibling,
      at.closest('label'),
      at.parentElement?.parentElement,
    ]
    const isSeen = drawers.some(element => {
      if (!element) return false
      const { outlineStyle, outlineWidth } = getComputedStyle(element)
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
    })
    return isSeen
      ? ''
      : `${at.tagName} ${(at.getAttribute('aria-label') ?? at.textContent ?? '').trim().slice(0, 40)}`
  })

/** Tab stops behind something that sticks to the screen, or outside of it (WCAG 2.4.11), of embeds too. */
export const coveredFocus = (page: Page): Promise<readonly string[]> =>
  stopsThat(page, async () => {
    await Promise.all(document.getAnimations().map(animation => animation.finished))
    const host = document.activeElement
    const root = host?.shadowRoot ?? document
    const at = root.activeElement
    if (!at || at === document.body) return 'end'
    const drawn = at.closest('label') ?? at
    const isSeen = () => {
      const { left, top, width, height } = drawn.getBoundingClientRect()
      return [0.1, 0.5, 0.9].some(part => {
        const shown = root.elementFromPoint(left + width / 2, top + height * part)
        return shown !== null && (shown.contains(at) || drawn.contains(shown))
      })
    }
    // The browser scrolls to the focus with its next frame, and a section may arrive in between.
    if (!isSeen()) await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))
    return isSeen()
      ? ''
      : `${at.tagName} ${(at.getAttribute('aria-label') ?? at.textContent ?? '').trim().slice(0, 40)}`
  })
