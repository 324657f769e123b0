import type { FineId } from '@parvis/shared-kernel/ids'
import { type Plate, plate } from '@parvis/shared-kernel/plates'
import { addSeconds, type Instant, instantFromMs, isEnded } from '@parvis/shared-kernel/time'
import { is, number, object, string } from 'valibot'

/** How long a plate is kept on a computer that others may use (D9). */
export const PLATE_MAX_AGE_SECONDS = 900

const KEY = 'parvis.fine-plate'
const keptWire = object({ fineId: string(), plate: string(), keptAt: number() })

export interface KeptPlate {
  readonly plate: Plate
  /** Last moment at which it may be read. */
  readonly until: Instant
}

/** What the memory needs of `sessionStorage`. */
export type PlateStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** One plate at a time, for one fine: looking another fine up forgets the one before. */
export function keepPlate(store: PlateStore, fineId: FineId, value: Plate, now: Instant): KeptPlate {
  store.setItem(KEY, JSON.stringify({ fineId, plate: value, keptAt: now }))
  return { plate: value, until: addSeconds(now, PLATE_MAX_AGE_SECONDS) }
}

/** The plate of that fine while it is fresh. Whatever is too old, of the future or unreadable is wiped, not only ignored. */
export function recallPlate(store: PlateStore, fineId: FineId, now: Instant): KeptPlate | null {
  const kept = readKept(store)
  if (kept === null) return null
  const until = addSeconds(kept.keptAt, PLATE_MAX_AGE_SECONDS)
  if (kept.keptAt > now || isEnded(until, now)) {
    forgetPlates(store)
    return null
  }
  return kept.fineId === fineId ? { plate: kept.plate, until } : null
}

export const forgetPlates = (store: PlateStore): void => store.removeItem(KEY)

function readKept(store: PlateStore) {
  const raw = store.getItem(KEY)
  if (raw === null) return null
  const written = parsed(raw)
  const value = is(keptWire, written) ? plate(written.plate) : null
  if (!is(keptWire, written) || value === null) {
    forgetPlates(store)
    return null
  }
  return { fineId: written.fineId, plate: value, keptAt: instantFromMs(written.keptAt) }
}

function parsed(raw: string): unknown {
  try {
    return JSON.parse(raw)
  } catch {
    return null
  }
}
