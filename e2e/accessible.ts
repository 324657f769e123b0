import AxeBuilder from '@axe-core/playwright'
import { lookAt } from './look.ts'
import { expect, type Page } from './portal.ts'

/** What is on its way in has no colours of its own yet: looked at when nothing has moved for two frames. */
async function standStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise(drawn => requestAnimationFrame(drawn))
    const passing = () =>
      document
        .getAnimations()
        .filter(
          ({ effect, playState }) => playState === 'running' && effect?.getTiming().iterations !== Infinity,
        )
    for (let calm = 0; calm < 2; calm += 1) {
      await frame()
      const moving = passing()
      if (moving.length > 0) calm = -1
      await Promise.allSettled(moving.map(({ finished }) => finished))
    }
  })
}

/** Rules that a theme alone can break. */
const OF_COLOUR = ['color-contrast', 'link-in-text-block']
/** Rules that a width alone can break. */
const OF_LAYOUT = ['target-size', 'scrollable-region-focusable']

/** Each journey walks one size of screen; this is the other one's width. */
const OTHER_WIDTH: Readonly<Record<number, number>> = { 360: 1280, 1280: 360 }

/** The rules of these names, or all of them, on what is shown now. */
async function expectNoViolation(page: Page, where: string, rules: readonly string[] = []): Promise<void> {
  // Frames of others are judged from a page of their own, which a page without frames needs not wait for.
  const isAlone = page.frames().length === 1
  // Loading the rules takes longer than judging by them: a page that has them is not given them again.
  const hasRules = isAlone && (await page.evaluate(() => 'axe' in window))
  const axe = new AxeBuilder({ page, ...(hasRules && { axeSource: ';' }) })
    .options({
      // Nothing is read of what passes, and listing it takes twice as long as judging it.
      resultTypes: ['violations'],
      ...(rules.length > 0 ? { runOnly: [...rules] } : { rules: { 'target-size': { enabled: true } } }),
    })
    .setLegacyMode(isAlone)
  const { violations } = await axe.analyze()
  const told = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any }) => `${where}: ${id} at ${target.join(' ')}: ${any[0]?.message ?? ''}`),
  )
  expect.soft(told).toEqual([])
}

/** Acts on what is shown as the other size of screen would show it. */
async function atOtherWidth(page: Page, act: (where: string) => Promise<unknown>): Promise<void> {
  const size = page.viewportSize()
  const width = OTHER_WIDTH[size?.width ?? 0]
  if (!size || !width) return
  await page.setViewportSize({ ...size, width })
  await standStill(page)
  await act(`${width} pixels wide`)
  await page.setViewportSize(size)
}

/** No accessibility rule is broken by what is shown: all of it, not what stands in for it meanwhile. */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await standStill(page)
  // A run for pictures turns the theme back and forth: what it judged by colours would not be worth much.
  if (await lookAt(page, where)) return atOtherWidth(page, width => lookAt(page, `${where}, ${width}`))
  await expectNoViolation(page, where)
  await atOtherWidth(page, async width => {
    await expectNoViolation(page, `${where}, ${width}`, OF_LAYOUT)
    await expectNoSpill(page, `${where}, ${width}`)
  })
}

/** The same in both themes: the colours are all that a theme changes. */
export async function expectAccessibleInBothThemes(page: Page, where: string): Promise<void> {
  // Without motion a colour is there at once, not on its way.
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await expectAccessible(page, `${where}, light`)
  await page.emulateMedia({ colorScheme: 'dark' })
  await standStill(page)
  await expectNoViolation(page, `${where}, dark`, OF_COLOUR)
  await page.emulateMedia({ colorScheme: null, reducedMotion: null })
}

/** Nothing is wider than the screen. */
export async function expectNoSpill(page: Page, where: string): Promise<void> {
  const spill = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect.soft(spill, `${where} scrolls sideways`).toBeLessThanOrEqual(0)
}
