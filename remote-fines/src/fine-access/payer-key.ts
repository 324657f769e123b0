import { PAYER_KEY, type PlateStore } from './plate-memory.ts'

/** Names this tab to the city as the one that pays: its payment is taken up again by nobody else (D16). */
export function payerKey(store: PlateStore): string {
  const kept = store.getItem(PAYER_KEY)
  if (kept !== null) return kept
  const made = crypto.randomUUID()
  store.setItem(PAYER_KEY, made)
  return made
}
