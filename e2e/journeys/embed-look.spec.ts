import { expectNoSpill } from '../accessible.ts'
import { lookAt } from '../look.ts'
import { expect, type Page, test } from '../portal.ts'
import { aFine } from './at-the-desk.ts'
import { demo, hostPage, lookUp, partOf, partTitle, plainPage } from './on-other-sites.ts'

const LOOK_UP = 'Votre forfait de post-stationnement'

/** Real-world rules: full or partial resets, a root font size of ten pixels, and two frameworks' form styles. */
const HOSTILE = `
* { all: revert; font-size: 60px !important; box-sizing: content-box !important }
html { font-size: 62.5% }
body { line-height: 3; letter-spacing: .2em; text-align: center; font: italic 900 40px/3 cursive; word-spacing: 1em;
  text-transform: uppercase; color: red; cursor: wait; visibility: visible; white-space: pre; text-indent: 3em }
*, *::before, *::after { margin: 9px; padding: 9px; border: 1px solid lime }
h1, h2, h3 { margin-top: 0; margin-bottom: .5rem; font-weight: 500; line-height: 1.2; color: magenta !important }
input, button, select, textarea { margin: 0; font-family: inherit; font-size: inherit; line-height: inherit; width: 100% }
button, [type=button], [type=submit] { -webkit-appearance: button; background: lime !important; border-radius: 0 }
a { color: #0d6efd; text-decoration: underline wavy }
label { display: inline-block }
svg, img { vertical-align: middle; max-width: 100%; height: auto; fill: red }
ul, ol { padding-left: 2rem; list-style: square }
[hidden] { display: block !important }
.wp-block-group, .entry-content > * { max-width: 300px; margin-inline: auto; float: left }
:root { --rem: 40px; --colour-text: red; --space-4: 90px; color-scheme: dark }
`

/** Container of fixed width: a part's layout depends on its width. */
const place =
  '<div id="place" style="all: initial; display: block; width: 700px"><parvis-fines theme="light"></parvis-fines></div>'
const pageWith = (portal: string, css: string, dir = 'ltr', body = place) =>
  plainPage(portal, {
    head: `<style>${css}</style>`,
    body: `<p>Text</p><ul><li>One</li></ul>${body}<input>`,
  }).replace('<html', `<html dir="${dir}"`)

type Looks = readonly (readonly [string, Readonly<Record<string, string>>])[]

/** Every property of every element, inside the shadow root or in the page around it. */
const looksOf = (page: Page, where: 'inside' | 'outside'): Promise<Looks> =>
  page.evaluate(which => {
    const root = document.querySelector('parvis-fines')?.shadowRoot
    const elements =
      which === 'inside'
        ? [...(root?.querySelectorAll('*') ?? [])]
        : [...document.querySelectorAll('html, body, body *:not(#place, #place *)')]
    return elements.map(element => {
      const style = getComputedStyle(element)
      return [
        element.tagName,
        Object.fromEntries([...style].map(name => [name, style.getPropertyValue(name)])),
      ] as const
    })
  }, where)

function differences(one: Looks, other: Looks): readonly string[] {
  if (one.length !== other.length) return [`${one.length} elements, ${other.length} elements`]
  return one.flatMap(([tag, style], index) =>
    Object.entries(style).flatMap(([name, value]) => {
      const found = other[index]?.[1][name]
      return found === value ? [] : [`${index} ${tag} ${name}: ${value} → ${found}`]
    }),
  )
}

test.describe('on a page with rules of its own', () => {
  test('a part looks the same among hostile rules and a text from right to left', async ({
    page,
    portal,
  }) => {
    const inside = async (path: string, html: string) => {
      await page.goto(await hostPage(page, { path, html }))
      await partTitle(page, LOOK_UP)
      await page.waitForLoadState('networkidle')
      return looksOf(page, 'inside')
    }
    const neutral = await inside('/neutral', pageWith(portal, ''))
    expect(neutral.length).toBeGreaterThan(50)
    const hostile = await inside('/hostile', pageWith(portal, HOSTILE, 'rtl'))
    expect(differences(neutral, hostile).slice(0, 20)).toEqual([])
  })

  test('a page looks the same with a part in it', async ({ page, portal }) => {
    const around = async (path: string, body: string) => {
      await page.goto(await hostPage(page, { path, html: pageWith(portal, HOSTILE, 'ltr', body) }))
      return page
    }
    const empty = '<div id="place" style="all: initial; display: block; width: 700px; height: 2000px"></div>'
    const without = await looksOf(await around('/without', empty), 'outside')
    await around('/with', place.replace('width: 700px', 'width: 700px; height: 2000px'))
    await partTitle(page, LOOK_UP)
    const withPart = await looksOf(page, 'outside')
    expect(without.length).toBeGreaterThan(5)
    expect(differences(without, withPart).slice(0, 20)).toEqual([])
  })
})

test('on a phone and on a desk, in both languages, nothing is wider than the page', { tag: '@both' }, async ({
  page,
  portal: _,
}) => {
  test.setTimeout(90_000)
  const fine = await aFine(page)
  for (const path of ['/', '/tarifs', '/mes-droits', '/cadre']) {
    await page.goto(`${demo()}${path}`)
    if (path !== '/cadre') await expect(partOf(page).getByRole('heading').first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expectNoSpill(page, path)
    await lookAt(page, path)
    await page.evaluate(() => {
      document.documentElement.lang = 'en'
      for (const element of document.querySelectorAll('parvis-fines, parvis-requests, parvis-rights'))
        element.setAttribute('lang', 'en')
    })
    await page.waitForLoadState('networkidle')
    await expectNoSpill(page, `${path} in English`)
    await lookAt(page, path)
  }
  await page.goto(`${demo()}/`)
  await lookUp(page, fine)
  await expectNoSpill(page, 'a fine')
  await lookAt(page, 'a fine')
})

test('a part prints with the page around it: dark on white, and nothing that can only be pressed', async ({
  page,
  portal,
}) => {
  const fine = await aFine(page)
  const html = plainPage(portal, {
    body: '<p>Text of the page</p><parvis-fines theme="dark"></parvis-fines>',
  })
  await page.goto(await hostPage(page, { path: '/print', html }))
  await lookUp(page, fine)
  await expect(partOf(page)).toHaveCSS('color-scheme', 'dark')
  await expect(partOf(page).getByRole('button').first()).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('Text of the page')).toBeVisible()
  await expect(partOf(page)).toHaveCSS('color-scheme', 'light')
  await expect(partOf(page).getByText('35,00').filter({ visible: true }).first()).toBeVisible()
  await expect(partOf(page).getByRole('button')).toHaveCount(0)
  await expectNoSpill(page, 'a printed part')
  await lookAt(page, 'a printed part')
})
