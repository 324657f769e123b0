import type { VisitorPlace } from '@parvis/shared-kernel/offers'
import type { Address } from '@parvis/shared-kernel/subscriber'
import { useSyncExternalStore } from 'react'

/** The visitor's home or work address. Kept in memory only: never in a URL or storage, gone after a reload. */
export interface GivenPlace {
  readonly place: VisitorPlace
  /** The chosen label; null without one. */
  readonly label: string | null
  /** The full address if looked up; null for a street alone. */
  readonly address: Address | null
}

const UNTOLD: GivenPlace = { place: { kind: 'untold' }, label: null, address: null }

let told: GivenPlace = UNTOLD
const listeners = new Set<() => void>()

export function givePlace(next: GivenPlace): void {
  told = next
  for (const listener of listeners) listener()
}

export const forgetPlace = (): void => givePlace(UNTOLD)

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Outlives the screen: returning from an offer does not ask again. */
export const useGivenPlace = (): GivenPlace => useSyncExternalStore(subscribe, () => told)
