import grid from './audit-grid.json' with { type: 'json' }
import type { AuditedCriterion } from './conformity.model.ts'

/** Date of the last audit (ISO). To be updated with every change of a status in the grid. */
export const AUDITED_ON: string = grid.auditedOn

/**
 * The RGAA 4.1 grid of the portal's own screens, criterion by criterion (names shortened from the reference, Licence
 * Ouverte 2.0). "Conforming" is said of what was really checked, "not tested" of the rest. A test holds the file against
 * its schema; `proofs` says what each proof is, and `review` is people who looked at every screen, in both languages.
 */
export const AUDIT_GRID = grid.criteria as readonly AuditedCriterion[]
