import type { Subscriber } from '@parvis/shared-kernel/subscriber'
import type { Reminders } from '@parvis/shared-kernel/wire'

/** `absent`: the city has no text messages. `off`: the profile asks for none. */
export type SmsState = 'absent' | 'off' | 'on-without-phone' | 'on'

/** Whether text messages reach the subscriber: a switch must not claim so when none would. */
export function smsStateOf(
  { channels }: Pick<Reminders, 'channels'>,
  { shouldReceiveSms, phoneNumber }: Pick<Subscriber, 'shouldReceiveSms' | 'phoneNumber'>,
): SmsState {
  if (!channels.includes('sms')) return 'absent'
  if (!shouldReceiveSms) return 'off'
  return phoneNumber.trim() === '' ? 'on-without-phone' : 'on'
}
