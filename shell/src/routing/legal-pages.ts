/** Pages of city content; each has a sensible text of its own when the city gave none (D15). */
export const LEGAL_PAGES = ['legal', 'privacy', 'cnil', 'cgu', 'accessibility', 'support'] as const

export type LegalPage = (typeof LEGAL_PAGES)[number]

/** Texts of a city's configuration; `/cnil` and `/privacy` are one. */
export const CONTENT_OF = {
  legal: 'legal',
  privacy: 'privacy',
  cnil: 'privacy',
  cgu: 'cgu',
  accessibility: 'accessibility',
  support: 'support',
} as const satisfies Record<LegalPage, string>
