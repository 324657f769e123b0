import { lazyChunk } from '@parvis/shared-kernel/remote'
import type { CityTheme } from '@parvis/shared-kernel/ui/theme'

const theming = lazyChunk(() => import(/* webpackChunkName: "seldom" */ '@parvis/shared-kernel/ui/theme'))

const isSame = (a: CityTheme, b: CityTheme) =>
  a.primaryColour === b.primaryColour &&
  a.radius === b.radius &&
  (a.font ?? 'system') === (b.font ?? 'system')

/** Applies the city's theme if it changed after the page was built; otherwise loads nothing. */
export async function applyChangedTheme(
  element: HTMLElement,
  applied: CityTheme,
  next: CityTheme,
): Promise<void> {
  if (isSame(applied, next)) return
  const { applyTheme, themeFromCity } = await theming.load()
  applyTheme(element, themeFromCity(next))
}
