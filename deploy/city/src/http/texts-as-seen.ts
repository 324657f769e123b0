import { withoutUnseen } from '@parvis/shared-kernel/subscriber'

/**
 * What a client sent with each of its texts as one sees it, without the spaces around it: the portal's fields send it
 * so, other clients may not. For short answers in one line; not for passwords, nor for texts of several lines.
 */
export const textsAsSeen = <Sent>(sent: Sent): Sent => {
  if (typeof sent === 'string') return withoutUnseen(sent).trim() as Sent
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) return sent
  return Object.fromEntries(Object.entries(sent).map(([name, value]) => [name, textsAsSeen(value)])) as Sent
}
