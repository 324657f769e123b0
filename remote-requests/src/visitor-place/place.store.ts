import type { VisitorPlace } from '@parvis/shared-kernel/offers'
import type { Address } from '@parvis/shared-kernel/subscriber'
import { useSyncExternalStore } from 'react'

/** Where a visitor says they live or work. It is kept in memory alone: no URL, no storage, gone with a reload. */
export interface ToldPlace {
  readonly place: VisitorPlace
  /** As it was chosen; null while nothing is. */
  readonly label: string | null
  /** Whole, where it was looked up; a street alone is none. */
  readonly address: Address | null
}

const UNTOLD: ToldPlace = { place: { kind: 'untold' }, label: null, address: null }

let told: ToldPlace = UNTOLD
const listeners = new Set<() => void>()

export function tellPlace(next: ToldPlace): void {
  told = next
  for (const listener of listeners) listener()
}

export const forgetPlace = (): void => tellPlace(UNTOLD)

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Outlives the screen: who reads one offer and comes back is not asked again. */
export const useToldPlace = (): ToldPlace => useSyncExternalStore(subscribe, () => told)
