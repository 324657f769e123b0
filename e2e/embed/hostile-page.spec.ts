import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, type Page, test } from 'playwright/test'
import { differences, embed, HOST, type HostPage, looks, open } from './hosted-part.ts'

let everywhere: readonly string[]
test.beforeAll(async ({ browser }) => {
  const page = await browser.newPage({ viewport: test.info().project.use.viewport ?? null })
  await open(page, {})
  await embed(page)
  everywhere = await looks(page, 'part')
  expect(everywhere.length).toBeGreaterThan(500)
  await page.close()
})

/** What differs from the part everywhere else; custom properties of the page around it reach the part, which reads none. */
function strangeness(look: readonly string[]): string[] {
  const isOwn = (property: string) => everywhere[0]?.includes(`\n ${property}: `)
  return differences(everywhere, look).filter(line => {
    const [, custom] = /: after \S* ?(--[\w-]+): /.exec(line) ?? []
    return custom === undefined || isOwn(custom)
  })
}

const INHERITED = `color: red; cursor: wait; font: italic 700 31px/3 monospace; letter-spacing: 5px;
  word-spacing: 9px; text-align: right; text-indent: 40px; text-transform: uppercase; white-space: pre;
  visibility: hidden; list-style: square inside; quotes: "a" "b"; tab-size: 9; hyphens: auto;
  text-shadow: 1px 1px red; border-collapse: collapse; font-variant: small-caps; overflow-wrap: anywhere;`

const textAt = (url: string | URL) => readFileSync(fileURLToPath(url), 'utf8')
const BOOTSTRAP = textAt(import.meta.resolve('bootstrap/dist/css/bootstrap.css'))
const BLOCKS = import.meta.resolve('@wordpress/block-library/build-style/style.css')
/** The sheets that WordPress loads into the pages of a site, those of a classic theme included. */
const WORDPRESS = ['reset', 'common', 'style', 'theme', 'elements', 'classic']
  .map(name => textAt(new URL(`${name}.css`, BLOCKS)))
  .join('\n')
/** Classes by which WordPress lays out an article, and its editor a draft. */
const ARTICLE = 'editor-styles-wrapper wp-block-post-content entry-content is-layout-flow has-global-padding'

const HOSTILE: Readonly<Record<string, HostPage>> = {
  'reverts everything and writes large': { css: '* { all: revert !important; font-size: 60px !important }' },
  'has huge rems': { css: 'html { font-size: 300% !important }' },
  'has small rems': { css: 'html { font-size: 62.5% }' },
  'inherits everything': { css: `html { ${INHERITED} } main, form { visibility: visible }` },
  'inherits everything by force': { css: `* { ${INHERITED.replaceAll(';', ' !important;')} }` },
  'resets boxes': {
    css: `*, *::before, *::after { box-sizing: content-box !important; margin: 7px !important; padding: 3px !important;
      border: 2px solid red !important; outline: 0 !important; float: left; position: relative; z-index: 9 }
      a, button, input, h1, h2, p, svg { display: inline !important; background: red !important }`,
  },
  'names the same values': {
    css: `* { --space-4: 99px !important; --rem: 3px !important; --text-body: 50px !important; --accent: red !important;
      --gutter: 70px !important; --trigger-width: 900px !important; --radius: 40px !important }`,
  },
  'reads from right to left': { root: 'lang="ar" dir="rtl"' },
  'turns every text': { css: '* { direction: rtl !important; unicode-bidi: bidi-override !important }' },
  'is dark': { css: 'html { color-scheme: dark; background: #000; color: #fff }' },
  'wears Bootstrap': { css: BOOTSTRAP },
  'wears Bootstrap in the dark': { css: BOOTSTRAP, root: 'lang="fr" data-bs-theme="dark"' },
  'wears WordPress': { css: WORDPRESS, root: `lang="fr" class="${ARTICLE}"` },
  'hides and lifts what it does not know': {
    css: ':not(:defined) { display: none; opacity: 0 } parking-part { display: none !important; opacity: 0.2 !important; filter: blur(3px) !important }',
  },
}

// Desktop only: phones lay out a page as wide as its widest element, which changes all positions.
test.describe('a part in somebody else’s page', () => {
  for (const [what, host] of Object.entries(HOSTILE))
    test(`looks as everywhere in one that ${what}, and changes nothing of it`, async ({ page }) => {
      await open(page, host)
      // Fixed height, so that the part's content does not move what follows.
      await page.addStyleTag({
        content: 'div:has(> parking-part) { block-size: 500px !important; overflow: hidden !important }',
      })
      const before = await looks(page, 'page')
      await embed(page)
      expect(differences(before, await looks(page, 'page'))).toEqual([])
      expect(strangeness(await looks(page, 'part')).slice(0, 50)).toEqual([])
    })

  test('is as large as its reader’s own text', { tag: '@both' }, async ({ page }) => {
    await open(page, { css: 'html { font-size: 62.5% }' })
    await embed(page)
    const size = () =>
      page.getByRole('heading', { name: 'Kit' }).evaluate(heading => getComputedStyle(heading).fontSize)
    expect(await size()).toBe('36px')
  })

  test('follows the width of its column, not of the window', { tag: '@both' }, async ({ page }) => {
    await page.setViewportSize({ width: 1400, height: 900 })
    await open(page, { column: 400 })
    await embed(page)
    const title = page.getByRole('heading', { name: 'Kit' })
    expect(await title.evaluate(heading => getComputedStyle(heading).fontSize)).toBe('28px')
    const spill = await page.locator('parking-part').evaluate(part => part.scrollWidth - part.clientWidth)
    expect(spill).toBe(0)
  })
})

test.describe('what floats, listens and focuses stays in the part', { tag: '@both' }, () => {
  const AROUND = 'body { margin: 40px 60px } main { padding: 30px }'
  const focused = (page: Page) =>
    page.evaluate(() => {
      const root = document.querySelector('parking-part')?.shadowRoot
      return root?.activeElement?.id || root?.activeElement?.textContent || document.activeElement?.localName
    })
  const inRoot = (page: Page, role: string) =>
    page.evaluate(
      role =>
        document
          .querySelector('parking-part')
          ?.shadowRoot?.querySelector('[data-parvis-root]')
          ?.querySelectorAll(`[role="${role}"]`).length,
      role,
    )
  test.beforeEach(async ({ page }) => {
    await open(page, { css: AROUND }, '/floating')
    await embed(page)
  })

  test('headings go below those of the page, and what is followed leads to its field or address', async ({
    page,
  }) => {
    await expect(page.getByRole('heading', { name: 'Ce qui flotte', level: 2 })).toBeVisible()
    await expect(page.getByRole('heading', { name: /à corriger/, level: 3 })).toBeVisible()
    await page.getByRole('link', { name: 'Une plaque est attendue.' }).click()
    expect(await focused(page)).toBe('plate')
    expect(page.url()).toBe(`${HOST}#/floating`)
    const kit = page.getByRole('link', { name: 'Tout le kit' })
    await expect(kit).toHaveAttribute('href', '#/')
    await kit.click()
    await expect(page.getByRole('heading', { name: 'Kit', exact: true })).toBeVisible()
    expect(page.url()).toBe(`${HOST}#/`)
  })

  test('a calendar opens by key and by press, gives its day and the focus back', async ({ page }) => {
    const field = page.getByRole('group', { name: 'Début' })
    const opener = field.getByRole('button')
    const calendar = page.getByRole('dialog')
    await opener.focus()
    await page.keyboard.press('Enter')
    await expect(calendar).toBeVisible()
    expect(await inRoot(page, 'dialog')).toBe(1)
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await expect(calendar).toBeHidden()
    await expect(field).toContainText(/0?2\/12\/2026/)
    await expect(opener).toBeFocused()
    await opener.click()
    const [below, near] = [await calendar.boundingBox(), await field.boundingBox()]
    expect(Math.abs((below?.x ?? 0) - (near?.x ?? 0))).toBeLessThan(12)
    await calendar.getByRole('button', { name: /15 décembre/ }).click()
    await expect(field).toContainText('15/12/2026')
    await opener.click()
    await page.keyboard.press('Escape')
    await expect(calendar).toBeHidden()
    await expect(opener).toBeFocused()
  })

  test('in forced colours the focus and the edges of fields are seen', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    const field = page.getByRole('textbox', { name: 'Plaque' })
    const edge = await field.locator('..').evaluate(element => {
      const { borderBlockEndStyle, borderBlockEndWidth } = getComputedStyle(element)
      return `${borderBlockEndStyle} ${borderBlockEndWidth}`
    })
    expect(edge).toMatch(/^solid [1-9]/)
    const opener = page.getByRole('button', { name: 'Ouvrir', exact: true })
    await page.keyboard.press('Tab')
    await opener.focus()
    const outline = await opener.evaluate(element => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element)
      return `${outlineStyle} ${outlineWidth}`
    })
    expect(outline).toMatch(/^solid [2-9]/)
  })

  test('a dialog keeps the focus, its lists open in it, and the page is as before once it has closed', async ({
    page,
  }) => {
    const before = await looks(page, 'page')
    const opener = page.getByRole('button', { name: 'Ouvrir', exact: true })
    await opener.click()
    const dialog = page.getByRole('dialog', { name: 'Une question' })
    await expect(dialog).toBeVisible()
    for (let press = 0; press < 12; press += 1) {
      await page.keyboard.press('Tab')
      expect(
        await dialog.evaluate(element =>
          element.contains((element.getRootNode() as ShadowRoot).activeElement),
        ),
      ).toBe(true)
    }
    const street = dialog.getByRole('combobox', { name: 'Adresse' })
    await street.pressSequentially('12')
    const list = page.getByRole('listbox')
    const [below, field] = [await list.boundingBox(), await street.boundingBox()]
    expect(Math.abs((below?.x ?? 0) - (field?.x ?? 0))).toBeLessThan(12)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(street).toHaveValue('12 rue des Lilas')
    // The search still shows its list: the first Escape closes that.
    await page.keyboard.press('Escape')
    await expect(list).toBeHidden()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()
    expect(differences(before, await looks(page, 'page'))).toEqual([])
  })
})
