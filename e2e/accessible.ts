import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import AxeBuilder from '@axe-core/playwright'
import { lookAt } from './look.ts'
import { expect, type Page } from './portal.ts'

/** Waits until two frames without motion: elements in transition do not have their final colours. */
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

/** Minified: pages load it in two thirds of the time. */
const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** Rules that depend on the theme. */
const OF_COLOUR = ['color-contrast', 'link-in-text-block']
/** Rules that depend on the width. */
const OF_LAYOUT = ['target-size', 'scrollable-region-focusable']

/** Each project has one viewport width; this maps it to the other. */
const OTHER_WIDTH: Readonly<Record<number, number>> = { 360: 1280, 1280: 360 }

/** Checks these rules, or all, on the page as shown. */
async function expectNoViolation(page: Page, where: string, rules: readonly string[] = []): Promise<void> {
  // Frames need axe to open a page of its own, which pages without frames can skip.
  const isAlone = page.frames().length === 1
  // Loading axe takes longer than running it: skipped on a page that has it.
  const hasRules = isAlone && (await page.evaluate(() => 'axe' in window))
  const axe = new AxeBuilder({ page, axeSource: hasRules ? ';' : AXE })
    .options({
      // Only violations: listing passes takes twice as long as checking.
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

/** Runs `act` at the other viewport width. */
async function atOtherWidth(page: Page, act: (where: string) => Promise<unknown>): Promise<void> {
  const size = page.viewportSize()
  const width = OTHER_WIDTH[size?.width ?? 0]
  if (!size || !width) return
  await page.setViewportSize({ ...size, width })
  await standStill(page)
  await act(`${width} pixels wide`)
  await page.setViewportSize(size)
}

/** The page breaks no accessibility rule, once its skeletons are gone. */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await standStill(page)
  // A picture run switches themes repeatedly, which makes colour checks unreliable: skip them.
  if (await lookAt(page, where)) return atOtherWidth(page, width => lookAt(page, `${where}, ${width}`))
  await expectNoViolation(page, where)
  await atOtherWidth(page, async width => {
    await expectNoViolation(page, `${where}, ${width}`, OF_LAYOUT)
    await expectNoSpill(page, `${where}, ${width}`)
  })
}

/** The same in both themes; in the second, only colours are checked again. */
export async function expectAccessibleInBothThemes(page: Page, where: string): Promise<void> {
  // Reduced motion applies colours without transitions.
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await expectAccessible(page, `${where}, light`)
  await page.emulateMedia({ colorScheme: 'dark' })
  await standStill(page)
  await expectNoViolation(page, `${where}, dark`, OF_COLOUR)
  await page.emulateMedia({ colorScheme: null, reducedMotion: null })
}

/** Nothing overflows the viewport horizontally. */
export async function expectNoSpill(page: Page, where: string): Promise<void> {
  const spill = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect.soft(spill, `${where} scrolls sideways`).toBeLessThanOrEqual(0)
}

/** The page breaks no accessibility rule and does not overflow. */
export async function expectSound(page: Page, where: string): Promise<void> {
  await expectAccessible(page, where)
  await expectNoSpill(page, where)
}
