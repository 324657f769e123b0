import { expect, type Page } from 'playwright/test'
import { buildSample, type Sample } from './sample.ts'

export const HOST = 'https://host.example/'

let built: Promise<Sample> | undefined
/** Built once by each worker. */
const sample = () => {
  built ??= buildSample()
  return built
}

export interface HostPage {
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

export async function open(page: Page, host: HostPage, path = '/'): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.route(`${HOST}**`, route => route.fulfill({ contentType: 'text/html', body: pageOf(host) }))
  await page.goto(`${HOST}#${path}`)
  await page.addScriptTag({ content: (await sample()).script })
}

/** Animations differ from moment to moment, those of pseudo-elements too. */
const STILL = '*, ::before, ::after { animation: none !important; transition: none !important }'

export async function embed(page: Page, headingLevel = 2): Promise<void> {
  await page.evaluate(
    async ([sheet, level]) => {
      const element = document.querySelector('parking-part')
      const { embed } = window as unknown as {
        embed(element: Element | null, options: unknown): Promise<void>
      }
      await embed(element, { sheet, lang: 'fr', headingLevel: level })
      await new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn)))
    },
    [`${(await sample()).sheet}${STILL}`, headingLevel] as const,
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
export const looks = (page: Page, where: Where) =>
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

export type Where = 'part' | 'page'

/** What is only in one of two looks, by element. */
export function differences(before: readonly string[], after: readonly string[]): string[] {
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
