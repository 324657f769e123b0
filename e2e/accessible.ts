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

/** No accessibility rule is broken by what is shown: all of it, not what stands in for it meanwhile. */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await standStill(page)
  // A run for pictures turns the theme back and forth: what it judged by colours would not be worth much.
  if (await lookAt(page, where)) return
  const { violations } = await new AxeBuilder({ page })
    .options({ rules: { 'target-size': { enabled: true } } })
    .analyze()
  const told = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any }) => `${where}: ${id} at ${target.join(' ')}: ${any[0]?.message ?? ''}`),
  )
  expect.soft(told).toEqual([])
}

/** Nothing is wider than the screen. */
export async function expectNoSpill(page: Page, where: string): Promise<void> {
  const spill = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect.soft(spill, `${where} scrolls sideways`).toBeLessThanOrEqual(0)
}
