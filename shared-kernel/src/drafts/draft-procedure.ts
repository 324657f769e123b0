const PROCEDURES = {
  subscription: 'subscription',
  ticket: 'ticket',
  complete: 'complete',
  plateChange: 'plate-change',
} as const

/** The name of a draft: the city accepts letters, digits and `. _ : -`, at most 120. */
export const draftProcedure = (kind: keyof typeof PROCEDURES, id: string): string =>
  `${PROCEDURES[kind]}-${id.replaceAll(/[^\w.:-]/g, '_')}`.slice(0, 120)
