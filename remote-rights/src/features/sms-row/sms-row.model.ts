import type { Subscriber } from '@parvis/shared-kernel/subscriber'

export type SmsState = 'on' | 'on-without-phone' | 'off'

/** Without a phone number requested reminders reach nobody: the row must not claim otherwise. */
export function smsState({
  shouldReceiveSms,
  phoneNumber,
}: Pick<Subscriber, 'shouldReceiveSms' | 'phoneNumber'>): SmsState {
  if (!shouldReceiveSms) return 'off'
  return phoneNumber.trim() === '' ? 'on-without-phone' : 'on'
}
