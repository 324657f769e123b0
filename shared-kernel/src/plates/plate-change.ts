import type { Plate } from './plate.ts'
import type { PlateHistory, PlateHistoryStatus } from './plate-history.ts'

/** A request to change the plates of a right (second document §3, `lastWaitingOrderPlateChangeRequest`). */
export interface PlateChangeRequest {
  /** Other: a type unknown to this version, of which only the plates are known (D17). */
  readonly changeType: 'modification' | 'addition' | 'other'
  /** The plate that a modification replaces; null for an addition. */
  readonly oldPlate: Plate | null
  readonly newPlate: Plate | null
  readonly newHashedPlate: string | null
  readonly status: PlateHistoryStatus
}

/** One plate replaced, added, or removed (a modification without a new plate). */
export type PlateSwap = Pick<PlateChangeRequest, 'changeType' | 'oldPlate' | 'newPlate'>

/**
 * Changes that turn the current plates into the requested ones, in order: each new plate replaces a removed one, then
 * the remaining additions or removals.
 */
export function plateSwaps(today: readonly Plate[], requested: readonly Plate[]): readonly PlateSwap[] {
  const removed = today.filter(plate => !requested.includes(plate))
  const added = requested.filter(plate => !today.includes(plate))
  return Array.from({ length: Math.max(removed.length, added.length) }, (_, index) => {
    const oldPlate = removed[index] ?? null
    const newPlate = added[index] ?? null
    return { changeType: oldPlate === null ? 'addition' : 'modification', oldPlate, newPlate }
  })
}

/** The plates after accepted changes: replacements keep their position, additions come last. */
export function swapPlates(
  today: readonly Plate[],
  swaps: readonly Pick<PlateSwap, 'oldPlate' | 'newPlate'>[],
): readonly Plate[] {
  const replacement = new Map(swaps.map(({ oldPlate, newPlate }) => [oldPlate, newPlate]))
  const stayed = today.map(plate => (replacement.has(plate) ? (replacement.get(plate) ?? null) : plate))
  const added = swaps.filter(({ oldPlate }) => oldPlate === null || !today.includes(oldPlate))
  const all = [...stayed, ...added.map(({ newPlate }) => newPlate)]
  return [...new Set(all.filter(plate => plate !== null))]
}

export type PlateMark = 'kept' | 'removed' | 'added'

export interface MarkedPlate {
  readonly plate: Plate
  readonly mark: PlateMark
}

/**
 * Plates that a waiting request removes and adds; none for a decided request (second document §4) or one of unknown
 * type.
 */
export function plateChangeEffect(request: PlateChangeRequest | null): {
  removed: readonly Plate[]
  added: readonly Plate[]
} {
  if (request?.status !== 'waiting' || request.changeType === 'other') return { removed: [], added: [] }
  const added = request.newPlate === null ? [] : [request.newPlate]
  const isReplacing = request.changeType === 'modification' && request.oldPlate !== null
  return { removed: isReplacing && request.oldPlate ? [request.oldPlate] : [], added }
}

/**
 * Plates that a waiting request of several lines removes and adds: the city sends one of them alone, the history has
 * them all.
 */
export function waitingEffect(
  request: PlateChangeRequest | null,
  history: Pick<PlateHistory, 'elements'> | null,
): ReturnType<typeof plateChangeEffect> {
  const last = plateChangeEffect(request)
  if (request?.status !== 'waiting' || request.changeType === 'other') return last
  const lines = (history?.elements ?? []).filter(({ status }) => status === 'waiting')
  return {
    removed: [...new Set([...lines.flatMap(({ removedPlates }) => removedPlates), ...last.removed])],
    added: [...new Set([...lines.flatMap(({ newPlates }) => newPlates), ...last.added])],
  }
}

/**
 * The current plates of a right, each marked with the effect of the waiting request, added ones last.
 * @param history with the lines of a request that has several
 */
export function markPlates(
  plates: readonly Plate[],
  request: PlateChangeRequest | null,
  history: Pick<PlateHistory, 'elements'> | null = null,
): readonly MarkedPlate[] {
  const { removed, added } = waitingEffect(request, history)
  const today = plates.map(plate => ({ plate, mark: removed.includes(plate) ? 'removed' : 'kept' }) as const)
  const fresh = added
    .filter(plate => !plates.includes(plate))
    .map(plate => ({ plate, mark: 'added' }) as const)
  return [...today, ...fresh]
}
