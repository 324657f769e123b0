import grid from './audit-grid.json' with { type: 'json' }
import type { AuditedCriterion } from './conformity.model.ts'

/** Date of the last audit (ISO). To be updated with every change of a status in the grid. */
export const AUDITED_ON: string = grid.auditedOn

/**
 * RGAA 4.1 audit of the portal's own screens, criterion by criterion (names shortened from the reference, Licence
 * Ouverte 2.0). "Conforming" means checked; anything else is "not tested". A test validates the file against its
 * schema; `proofs` describes each proof, and `review` means that people looked at every screen, in both languages.
 */
export const AUDIT_GRID = grid.criteria as readonly AuditedCriterion[]
