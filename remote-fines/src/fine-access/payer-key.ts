import { tabStore } from '@parvis/shared-kernel/session'
import { PAYER_KEY } from './plate-memory.ts'

/** Identifies this tab as the payer: nobody else can resume its payment (D16). */
export function payerKey(): string {
  const store = tabStore()
  const kept = store.getItem(PAYER_KEY)
  if (kept !== null) return kept
  const made = crypto.randomUUID()
  store.setItem(PAYER_KEY, made)
  return made
}
