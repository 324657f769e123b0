import type { ThemeProperties } from './theme-from-city.ts'

/**
 * Applies the city's theme to an element (the document's root, an embed's host) and its content. Written through the
 * CSSOM, which a strict content security policy allows; `scheme: null` follows the system.
 */
export function applyTheme(
  element: HTMLElement,
  properties: ThemeProperties,
  scheme: 'light' | 'dark' | null = null,
): void {
  for (const [name, value] of Object.entries(properties)) element.style.setProperty(name, value)
  if (scheme) element.dataset.theme = scheme
  else delete element.dataset.theme
}
