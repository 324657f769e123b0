import type { Plate } from './plate.ts'
import type { PlateHistoryStatus } from './plate-history.ts'

/** A request to change the plates of a right (second document §3, `lastWaitingOrderPlateChangeRequest`). */
export interface PlateChangeRequest {
  readonly changeType: 'modification' | 'addition'
  /** The plate that a modification replaces; null for an addition. */
  readonly oldPlate: Plate | null
  readonly newPlate: Plate | null
  readonly newHashedPlate: string | null
  readonly status: PlateHistoryStatus
}

export type PlateMark = 'kept' | 'removed' | 'added'

export interface MarkedPlate {
  readonly plate: Plate
  readonly mark: PlateMark
}

/** What a waiting request takes away and brings; one that was decided changes nothing any more (second document §4). */
export function plateChangeEffect(request: PlateChangeRequest | null): {
  removed: readonly Plate[]
  added: readonly Plate[]
} {
  if (request?.status !== 'waiting') return { removed: [], added: [] }
  const added = request.newPlate === null ? [] : [request.newPlate]
  const isReplacing = request.changeType === 'modification' && request.oldPlate !== null
  return { removed: isReplacing && request.oldPlate ? [request.oldPlate] : [], added }
}

/** The plates of a right as they are today, each marked with what the waiting request does to it, new ones last. */
export function markPlates(
  plates: readonly Plate[],
  request: PlateChangeRequest | null,
): readonly MarkedPlate[] {
  const { removed, added } = plateChangeEffect(request)
  const today = plates.map(plate => ({ plate, mark: removed.includes(plate) ? 'removed' : 'kept' }) as const)
  const fresh = added
    .filter(plate => !plates.includes(plate))
    .map(plate => ({ plate, mark: 'added' }) as const)
  return [...today, ...fresh]
}
