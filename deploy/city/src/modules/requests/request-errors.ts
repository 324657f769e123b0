import type { ErrorCode } from '@parvis/shared-kernel/errors'
import { REQUEST_REFUSALS, statusOf } from './request-refusals.ts'

type Group = keyof typeof REQUEST_REFUSALS

const BOTH = ['profile', 'plates', 'zone', 'form', 'id'] as const
const OF_SUBSCRIPTIONS = [
  'offer',
  'compatibility',
  'renewal',
  'subscriptionPeriod',
  'requiredRight',
  'evidence',
] as const
const OF_TICKETS = ['definition', 'carrier', 'ticket'] as const

const byStatus = (groups: readonly Group[]): Readonly<Record<number, readonly ErrorCode[]>> => {
  const codes = new Set(groups.flatMap<ErrorCode>(group => Object.values(REQUEST_REFUSALS[group])))
  return Object.fromEntries(
    [400, 404, 409, 422].map(status => [status, [...codes].filter(code => statusOf(code) === status)]),
  )
}

/** What a request of each kind may be refused for, by status: the contract's document tells it. */
const ofSubscriptions = byStatus([...BOTH, ...OF_SUBSCRIPTIONS])
// A file that nobody has registered yet is looked at with the request that names it.
export const SUBSCRIPTION_REQUEST_ERRORS: Readonly<Record<number, readonly ErrorCode[]>> = {
  ...ofSubscriptions,
  413: ['FileTooLarge'],
  415: ['FileTypeNotSupported'],
  422: [...(ofSubscriptions[422] ?? []), 'FileUnreadable'],
  429: ['Too Many Requests'],
}
export const TICKET_REQUEST_ERRORS = byStatus([...BOTH, ...OF_TICKETS])
