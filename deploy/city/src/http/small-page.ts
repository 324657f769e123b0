import type { Locale } from '@parvis/shared-kernel/formats'
import { type Html, html, renderPage } from '../html.ts'
import type { City } from '../modules/config/city.ts'

/** City and language of the page. */
export interface LinkPage {
  readonly city: City
  readonly lang: Locale
}

/** Renders a page of a few lines: the city, a title and content. */
export const smallPage = (
  { city, lang }: { city: Pick<City, 'name' | 'accent'>; lang: Locale },
  title: string,
  content: Html,
): string =>
  renderPage({
    lang,
    title: `${title} – ${city.name}`,
    accent: city.accent,
    body: html`<main><div class="mark"><b>${city.name}</b></div><h1>${title}</h1>${content}</main>`,
  })
