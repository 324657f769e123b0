import type { CATALOGUE_CODES } from '@parvis/shared-kernel/errors'

/**
 * Codes of the catalogue that no citizen can cause. The specification's catalogue is that of the whole back office;
 * its agents have a door of their own.
 */
export const UNREACHABLE_CODES = [
  // Deciding is an agent's act: a citizen has no call that takes a decision, so none can be unexpected.
  'OrderDecisionNotExpected',
] as const satisfies readonly (typeof CATALOGUE_CODES)[number][]
