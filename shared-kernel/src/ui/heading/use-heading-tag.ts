import { useHost } from '@parvis/shared-kernel/i18n'

export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6

/** The element of a heading at a level of the part's own outline. */
export function useHeadingTag(level: HeadingLevel): `h${HeadingLevel}` {
  const below = (useHost()?.headingLevel ?? 1) - 1
  return `h${Math.min(level + below, 6) as HeadingLevel}`
}
