/** Pages of city content, each with a default text (D15). */
export const LEGAL_PAGES = ['legal', 'privacy', 'cnil', 'cgu', 'accessibility', 'support'] as const

export type LegalPage = (typeof LEGAL_PAGES)[number]

/** Texts in a city's configuration; `/cnil` and `/privacy` share one. */
export const CONTENT_OF = {
  legal: 'legal',
  privacy: 'privacy',
  cnil: 'privacy',
  cgu: 'cgu',
  accessibility: 'accessibility',
  support: 'support',
} as const satisfies Record<LegalPage, string>
