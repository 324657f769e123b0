import type { Subscriber } from '@parvis/shared-kernel/subscriber'

export type SmsState = 'on' | 'on-without-phone' | 'off'

/** Reminders that were asked for reach nobody without a number: the row must not say that they do. */
export function smsState({
  shouldReceiveSms,
  phoneNumber,
}: Pick<Subscriber, 'shouldReceiveSms' | 'phoneNumber'>): SmsState {
  if (!shouldReceiveSms) return 'off'
  return phoneNumber.trim() === '' ? 'on-without-phone' : 'on'
}
