import type { EvidenceId } from '../ids/index.ts'
import type { SupportingEvidence } from './evidence.ts'

/**
 * Required documents without a file. A request needs the mandatory ones; completing an order needs every listed one
 * (first document §5).
 */
export function missingEvidence(
  asked: readonly SupportingEvidence[],
  provided: readonly EvidenceId[],
  needs: 'mandatory' | 'every' = 'mandatory',
): readonly SupportingEvidence[] {
  return asked.filter(({ id, mandatory }) => (needs === 'every' || mandatory) && !provided.includes(id))
}
