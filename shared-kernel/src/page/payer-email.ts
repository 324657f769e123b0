import type { PaymentEmail } from '@parvis/shared-kernel/payment'
import type { TabStore } from '@parvis/shared-kernel/session'
import { type Instant, instantFromMs, isFreshOnTab } from '@parvis/shared-kernel/time'
import { is, number, object, string } from 'valibot'

export const PAYER_EMAIL_KEY = 'parvis.payer-email'

const keptWire = object({ address: string(), confirmation: string(), keptAt: number() })

/**
 * Keeps the payment e-mail while it is typed, for a return from the payment page after a refusal or with the browser's
 * back button. Stored in this tab, as long as a plate, and cleared with it (D9).
 */
export function keepPayerEmail(store: TabStore, { address, confirmation }: PaymentEmail, now: Instant): void {
  store.setItem(PAYER_EMAIL_KEY, JSON.stringify({ address, confirmation, keptAt: now }))
}

/** The kept entry; one that is too old or unreadable is deleted. */
export function recallPayerEmail(store: TabStore, now: Instant): PaymentEmail | null {
  const written = parsed(store.getItem(PAYER_EMAIL_KEY))
  if (is(keptWire, written) && isFreshOnTab(instantFromMs(written.keptAt), now))
    return { address: written.address, confirmation: written.confirmation }
  store.removeItem(PAYER_EMAIL_KEY)
  return null
}

function parsed(raw: string | null): unknown {
  try {
    return JSON.parse(raw ?? 'null')
  } catch {
    return null
  }
}
