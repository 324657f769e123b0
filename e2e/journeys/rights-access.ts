import { expectAccessibleInBothThemes } from '../accessible.ts'
import { expect, type Page } from '../portal.ts'

/** Moves by Tab alone until what has the focus is named so. */
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

/** No accessibility rule is broken by an open dialog, in either theme. */
export async function checkDialog(page: Page, where: string): Promise<void> {
  await expect(page.locator('[role=dialog], [role=alertdialog]')).toBeVisible()
  await expectAccessibleInBothThemes(page, where)
}
