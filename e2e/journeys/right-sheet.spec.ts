import { expectSound } from '../accessible.ts'
import { expect, headingOf, openAs, type Page, test } from '../portal.ts'

const ADDRESS = /\/souscriptions\/camille-/
const LANGUAGES = {
  fr: { list: 'Mes abonnements', toggle: /Afficher les abonnements terminés/, back: 'Mes droits' },
  en: { list: 'My subscriptions', toggle: /Show .*subscriptions/, back: 'My rights' },
} as const

const cardsOf = (page: Page, list: string) => page.getByRole('region', { name: list }).getByRole('article')
const offset = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

for (const [lang, words] of Object.entries(LANGUAGES)) {
  test(
    `in ${lang}, a card of the dashboard opens the detail over it, on a phone as a page`,
    { tag: lang === 'en' ? '@phone' : [] },
    async ({ page, portal }, { project }) => {
      await page.addInitScript(chosen => localStorage.setItem('parvis.lang', chosen), lang)
      await openAs(page, 'Camille Martin', '/souscriptions')
      await page.getByRole('button', { name: words.toggle }).click()
      const cards = cardsOf(page, words.list)
      const card = cards.last()
      await card.scrollIntoViewIfNeeded()
      const link = card.getByRole('heading', { level: 3 }).getByRole('link')
      const [name, shown, before] = [await link.textContent(), await cards.count(), await offset(page)]
      await link.click()
      await expect(page).toHaveURL(ADDRESS)

      if (project.name === 'phone') {
        await expect(headingOf(page)).toHaveText(name ?? '')
        await expect(page.getByRole('dialog')).toHaveCount(0)
        await page.getByRole('link', { name: words.back }).first().click()
        await expect(page).toHaveURL(`${portal}/souscriptions`)
        return
      }
      const dialog = page.getByRole('dialog', { name: new RegExp(`${name}$`) })
      await expect(dialog.getByRole('heading', { level: 2 }).first()).toBeVisible()
      await expect(page).toHaveTitle(new RegExp(`^${name} – `))
      await expectSound(page, 'the detail over the dashboard')
      expect(await offset(page)).toBe(before)

      await page.keyboard.press('Escape')
      await expect(page).toHaveURL(`${portal}/souscriptions?expired=subscription`)
      await expect(dialog).toHaveCount(0)
      await expect(link).toBeFocused()
      await expect(page).toHaveTitle(new RegExp(`^${words.back} – `))
      expect([await cards.count(), await offset(page)]).toEqual([shown, before])

      await page.keyboard.press('Enter')
      await expect(dialog).toBeVisible()
      await page.goBack()
      await expect(dialog).toHaveCount(0)
      await expect(link).toBeFocused()
      await page.goForward()
      await expect(dialog).toBeVisible()
      await page.reload()
      await expect(dialog).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(cards).toHaveCount(shown)
      await expect(headingOf(page)).toBeVisible()
    },
  )
}

test('by its address alone the detail is a page, and prints as one from over the dashboard too', async ({
  page,
  portal: _,
}) => {
  await openAs(page, 'Camille Martin', '/souscriptions/camille-sub-shared')
  const name = 'Abonnement résident'
  await expect(headingOf(page)).toHaveText(name)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('link', { name: 'Mes droits' }).first().click()
  await cardsOf(page, 'Mes abonnements')
    .getByRole('heading', { name })
    .locator('[href$="/camille-sub-shared"]')
    .click()
  const dialog = page.getByRole('dialog', { name: new RegExp(name) })
  await expect(dialog.getByRole('heading', { name: 'Plaques' })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('main', { includeHidden: true })).toBeHidden()
  const clipped = await dialog.evaluate(box =>
    [...box.querySelectorAll('*')].some(
      part => getComputedStyle(part).overflowY === 'auto' && part.scrollHeight > part.clientHeight + 1,
    ),
  )
  expect(clipped).toBe(false)
  const entries = dialog.locator('li, dl > div')
  expect(await entries.count()).toBeGreaterThan(5)
  for (const entry of await entries.all()) await expect(entry).toHaveCSS('break-inside', 'avoid')
})
