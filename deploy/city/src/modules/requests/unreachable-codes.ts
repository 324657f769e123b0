import type { CATALOGUE_CODES } from '@parvis/shared-kernel/errors'

/**
 * Catalogue codes no citizen can cause: the specification covers the whole back office, whose agents use other calls.
 */
export const UNREACHABLE_CODES = [
  // Only agents take decisions, so no citizen call can cause an unexpected one.
  'OrderDecisionNotExpected',
] as const satisfies readonly (typeof CATALOGUE_CODES)[number][]
