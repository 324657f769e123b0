import type { VisitorPlace } from '@parvis/shared-kernel/offers'
import type { Address } from '@parvis/shared-kernel/subscriber'
import { useSyncExternalStore } from 'react'

/** The visitor's home or work address. Kept in memory only: never in a URL or storage, gone after a reload. */
export interface ToldPlace {
  readonly place: VisitorPlace
  /** The chosen label; null without one. */
  readonly label: string | null
  /** The full address if looked up; null for a street alone. */
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

/** Outlives the screen: returning from an offer does not ask again. */
export const useToldPlace = (): ToldPlace => useSyncExternalStore(subscribe, () => told)
