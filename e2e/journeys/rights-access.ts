import { expectAccessibleInBothThemes } from '../accessible.ts'
import { expect, type Page } from '../portal.ts'

/** Presses Tab until the focused element has that name. */
export async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let step = 0; step < 80; step += 1) {
    await page.keyboard.press('Tab')
    const named = await page.evaluate(() => {
      const { activeElement: element } = document
      const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : null
      return label ?? element?.getAttribute('aria-label') ?? element?.textContent ?? ''
    })
    if (name.test(named)) return
  }
  throw new Error(`Tab never reaches ${name}`)
}

/** An open dialog breaks no accessibility rule in either theme. */
export async function checkDialog(page: Page, where: string): Promise<void> {
  await expect(page.locator('[role=dialog], [role=alertdialog]')).toBeVisible()
  await expectAccessibleInBothThemes(page, where)
}
