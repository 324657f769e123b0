import type { ClaimStatus, Fine, FineVersion } from '@parvis/shared-kernel/fines'
import type { Instant } from '@parvis/shared-kernel/time'

export type HistoryItem =
  | {
      readonly kind: 'version'
      readonly key: string
      readonly when: Instant | null
      readonly version: FineVersion
      readonly isCorrection: boolean
      readonly isInForce: boolean
    }
  | {
      readonly kind: 'claim'
      readonly key: string
      readonly when: Instant | null
      readonly status: Exclude<ClaimStatus, 'none'>
      /** The city's word, e.g. `RAPO`. */
      readonly type: string
    }

function versionItems({ versions }: Fine): HistoryItem[] {
  return versions.map((version, index) => ({
    kind: 'version',
    key: `version ${index}`,
    when: version.issuedAt,
    version,
    isCorrection: index > 0,
    isInForce: index === versions.length - 1,
  }))
}

function claimItems({ claims }: Fine): HistoryItem[] {
  // NONE on the wire says that nobody contested: that is no event.
  return claims.flatMap(({ type, date, status }, index) =>
    status === 'none' ? [] : [{ kind: 'claim', key: `claim ${index}`, when: date, status, type }],
  )
}

const byWhen = (a: HistoryItem, b: HistoryItem) =>
  a.when === null || b.when === null ? 0 : a.when - b.when || 0

/** What happened to the fine, oldest first: its issue, its corrections, its contestations. Undated ones keep their place. */
export const historyOf = (fine: Fine): readonly HistoryItem[] =>
  [...versionItems(fine), ...claimItems(fine)].sort(byWhen)
