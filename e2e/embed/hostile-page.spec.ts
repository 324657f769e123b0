import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, type Page, test } from 'playwright/test'
import { buildSample, type Sample } from './sample.ts'

const HOST = 'https://host.example/'

let sample: Sample
let everywhere: readonly string[]
test.beforeAll(async ({ browser }) => {
  sample = await buildSample()
  const page = await browser.newPage({ viewport: test.info().project.use.viewport ?? null })
  await open(page, {})
  await embed(page)
  everywhere = await looks(page, 'part')
  expect(everywhere.length).toBeGreaterThan(500)
  await page.close()
})

interface HostPage {
  readonly css?: string
  /** Attributes of its root element. */
  readonly root?: string
  /** Width of the part's column, in px. */
  readonly column?: number
}

/** A host page: a column for the part, and content of its own. */
const pageOf = ({ css = '', root = 'lang="fr"', column = 900 }: HostPage) => `<!doctype html>
<html ${root}><head><meta charset="utf-8"><title>Ailleurs</title><style>${css}</style></head><body>
<main><h1>Ailleurs</h1><p>Un texte et <a href="#there">un lien</a>.</p>
<div style="inline-size: ${column}px !important"><parking-part></parking-part></div>
<form><label>Nom <input></label><button type="button">Envoyer</button></form>
<h2>Plus bas</h2><ul><li>Un</li></ul><table><tr><td>Une case</td></tr></table></main></body></html>`

async function open(page: Page, host: HostPage, path = '/'): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.route(`${HOST}**`, route => route.fulfill({ contentType: 'text/html', body: pageOf(host) }))
  await page.goto(`${HOST}#${path}`)
  await page.addScriptTag({ content: sample.script })
}

/** Animations differ from moment to moment. */
const STILL = '* { animation: none !important; transition: none !important }'

async function embed(page: Page, headingLevel = 2): Promise<void> {
  await page.evaluate(
    async ([sheet, level]) => {
      const element = document.querySelector('parking-part')
      const { embed } = window as unknown as {
        embed(element: Element | null, options: unknown): Promise<void>
      }
      await embed(element, { sheet, lang: 'fr', headingLevel: level })
      await new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn)))
    },
    [`${sample.sheet}${STILL}`, headingLevel] as const,
  )
  // Loading states announce themselves with a delay: the last change to wait for.
  await expect(
    page.locator('[role="status"][aria-busy="true"]').filter({ hasNotText: 'Chargement' }),
  ).toHaveCount(0)
}

/**
 * Every computed property of every element and of its two pseudo-elements, in the part or in the page around it. A value
 * is left out where the parent's (of a pseudo-element: its element's) is the same, which keeps what crosses to the test
 * small and loses nothing: the outermost elements are listed whole.
 */
const looks = (page: Page, where: Where) =>
  page.evaluate(where => {
    const part = document.querySelector('parking-part')
    // `:focus-visible` depends on the last input device: remove the focus.
    const focused = part?.shadowRoot?.activeElement
    if (focused instanceof HTMLElement) focused.blur()
    // Ignore elements that libraries add to the page, and the page's total height.
    const kept = window as unknown as { own?: Element[] }
    kept.own ??= [...document.querySelectorAll('body *:not(script, parking-part)')]
    const found =
      where === 'part'
        ? (part?.shadowRoot?.querySelectorAll('[data-parvis-root], [data-parvis-root] *') ?? [])
        : kept.own
    // Custom properties, which are inherited, are those of the outermost element.
    const properties = [...(found[0] ? getComputedStyle(found[0]) : [])]
    const valuesOf = (style: CSSStyleDeclaration) => properties.map(name => style.getPropertyValue(name))
    const changes = (values: readonly string[], from: readonly string[] = [], pseudo = '') =>
      values.flatMap((value, at) => (value === from[at] ? [] : [`${pseudo} ${properties[at]}: ${value}`]))
    const drawn = (element: Element, own: readonly string[], pseudo: string) => {
      const style = getComputedStyle(element, pseudo)
      return style.content === 'none' ? [] : changes(valuesOf(style), own, pseudo)
    }
    const known = new Map<Element | null, readonly string[]>()
    return [...found].map(element => {
      const own = valuesOf(getComputedStyle(element))
      known.set(element, own)
      const lines = [
        ...changes(own, known.get(element.parentElement)),
        ...drawn(element, own, '::before'),
        ...drawn(element, own, '::after'),
      ]
      return `${element.localName} ${element.textContent?.slice(0, 20)}\n${lines.join('\n')}`
    })
  }, where)

type Where = 'part' | 'page'

/** What is only in one of two looks, by element. */
function differences(before: readonly string[], after: readonly string[]): string[] {
  expect(after.length).toBe(before.length)
  return before.flatMap((look, place) => {
    if (look === after[place]) return []
    const [name, ...then] = look.split('\n')
    const [, ...now] = (after[place] ?? '').split('\n')
    return [
      ...then.filter(line => !now.includes(line)).map(line => `${place} ${name}: before ${line}`),
      ...now.filter(line => !then.includes(line)).map(line => `${place} ${name}: after ${line}`),
    ]
  })
}

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
    await expect(page.getByRole('link', { name: 'Tout le kit' })).toHaveAttribute('href', '#/')
    await page.getByRole('button', { name: 'Actions' }).click()
    await page.getByRole('menuitem', { name: 'Voir le kit' }).click()
    await expect(page.getByRole('heading', { name: 'Kit', exact: true })).toBeVisible()
    expect(page.url()).toBe(`${HOST}#/`)
  })

  test('a menu answers the keyboard, Escape and a press beside it', async ({ page }) => {
    const trigger = page.getByRole('button', { name: 'Actions' })
    await trigger.focus()
    await page.keyboard.press('Enter')
    expect(await inRoot(page, 'menu')).toBe(1)
    await page.keyboard.press('Escape')
    expect(await inRoot(page, 'menu')).toBe(0)
    await expect(trigger).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page.getByTestId('chosen')).toHaveText('choisi')
    await trigger.click()
    await page.mouse.click(5, 5)
    expect(await inRoot(page, 'menu')).toBe(0)
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
    const select = dialog.getByRole('button', { name: /Voiture/ })
    await select.click()
    await page.getByRole('option', { name: 'Grande' }).click()
    await expect(select).toContainText('Grande')
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
