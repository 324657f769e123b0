import { cityPage } from '../../deploy/edge/src/city-page.ts'
import type { Page } from '../portal.ts'

/** Sets part of the city's configuration, as its administrators would. */
export async function configure(page: Page, part: Record<string, unknown>): Promise<void> {
  await page.route('**/api/config', async route => {
    const config = (await (await route.fetch()).json()) as Record<string, unknown>
    await route.fulfill({ json: { ...config, ...part } })
  })
}

/** A city's page with a script, as the edge answers it. */
export async function giveCityPage(
  page: Page,
  customPageConfiguration: Record<string, string>,
): Promise<void> {
  await configure(page, { customPageConfiguration })
  const made = cityPage({ customPageConfiguration }, 'fr')
  await page.route('**/city-page?*', route =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers: { 'content-security-policy': made?.policy ?? '' },
      body: made?.html ?? '',
    }),
  )
}
