import type { Locale } from '@parvis/shared-kernel/i18n'
import { chooseLocale } from '@parvis/shared-kernel/i18n/locale'
import { matchRoute, type RemoteContext, type Theme } from '@parvis/shared-kernel/remote'
import type { EmbeddedPart } from '@parvis/shared-kernel/remote/release'
import type { CityConfig } from '@parvis/shared-kernel/wire'
import type { ElementAttributes } from './shown-part.ts'

type HeadingLevel = NonNullable<RemoteContext['host']>['headingLevel']

/** The host page has its own title: a part starts one level below, unless set otherwise. */
const USUAL_LEVEL: HeadingLevel = 2

export function headingLevelOf({ headingLevel }: ElementAttributes): HeadingLevel {
  const level = Number(headingLevel ?? USUAL_LEVEL)
  return level === 1 || level === 2 || level === 3 || level === 4 ? level : USUAL_LEVEL
}

/** Language of the surrounding element, else the browser's, else the city's. */
export const localeOf = (
  { lang }: ElementAttributes,
  config: Pick<CityConfig, 'selectedLang' | 'languages'>,
): Locale =>
  chooseLocale({
    stored: lang,
    browserLanguages: navigator.languages,
    cityDefault: config.selectedLang,
    available: config.languages,
  })

/** Null follows the system. */
export const themeOf = ({ theme }: ElementAttributes): Theme | null =>
  theme === 'light' || theme === 'dark' ? theme : null

/** Where the part begins; null if it does not answer the path that the page asks for. */
export function startOf(
  { path }: Pick<ElementAttributes, 'path'>,
  { routes, start }: Pick<EmbeddedPart, 'routes' | 'start'>,
): string | null {
  if (!path) return start
  return path.startsWith('/') && matchRoute(routes, new URL(`https://part.invalid${path}`).pathname)
    ? path
    : null
}

/** What a part would show: the path behind the `#` of the page's address, else where it begins. */
export function pathToShow(
  attributes: Pick<ElementAttributes, 'path'>,
  part: Pick<EmbeddedPart, 'routes' | 'start'>,
  hash: string,
): string {
  const path = hash.startsWith('#/') ? startOf({ path: hash.slice(1) }, part) : null
  return path ?? startOf(attributes, part) ?? part.start
}
