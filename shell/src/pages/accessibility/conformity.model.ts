import type { LocalText } from '@parvis/shared-kernel/formats'

/** Ways of checking a criterion. */
export const PROOFS = [
  'axe',
  'comfort',
  'forced',
  'language',
  'sitemap',
  'city',
  'routes',
  'keyboard',
  'journeys',
  'session',
  'lint',
  'review',
] as const
export type Proof = (typeof PROOFS)[number]

export type AuditedCriterion = { readonly criterion: string; readonly name: LocalText } & (
  | { readonly status: 'conforming'; readonly by: readonly Proof[] }
  | { readonly status: 'non-conforming' | 'not-applicable'; readonly why: LocalText }
  | { readonly status: 'not-tested' }
)

export type CriterionStatus = AuditedCriterion['status']

/** The three legal states (decree 2019-768). */
export type Conformity = 'full' | 'partial' | 'none'

export interface AuditResult {
  readonly counts: Readonly<Record<CriterionStatus, number>>
  /** Number of criteria that apply to the portal. */
  readonly applicable: number
  /** Share of applicable criteria known to be met, in whole per cent, rounded down: untested counts as not met. */
  readonly rate: number
  readonly conformity: Conformity
}

/** An untested criterion counts as failed: nothing unchecked may be claimed. */
export function auditResult(grid: readonly AuditedCriterion[]): AuditResult {
  const counts = { conforming: 0, 'non-conforming': 0, 'not-applicable': 0, 'not-tested': 0 }
  for (const { status } of grid) counts[status] += 1
  const applicable = grid.length - counts['not-applicable']
  const rate = applicable === 0 ? 0 : Math.floor((counts.conforming * 100) / applicable)
  const conformity =
    counts.conforming === applicable && applicable > 0 ? 'full' : rate >= 50 ? 'partial' : 'none'
  return { counts, applicable, rate, conformity }
}
