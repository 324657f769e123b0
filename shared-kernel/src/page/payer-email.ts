import { tabMemory } from '@parvis/shared-kernel/session'
import { TAB_MAX_AGE_SECONDS } from '@parvis/shared-kernel/time'
import { is, object, string } from 'valibot'

const emailShape = object({ address: string(), confirmation: string() })

/**
 * The payment e-mail while it is typed, for a return from the payment page after a refusal or with the browser's back
 * button. As long as a plate, and cleared with it (D9).
 */
export const payerEmailMemory = tabMemory(
  'parvis.payer-email',
  kept => is(emailShape, kept),
  TAB_MAX_AGE_SECONDS,
)
