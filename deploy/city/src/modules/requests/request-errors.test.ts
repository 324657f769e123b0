import type { ErrorCode } from '@parvis/shared-kernel/errors'
import { callOf } from '@parvis/shared-kernel/wire/contract'
import { expect, test } from 'vitest'
import { REQUEST_REFUSALS, statusOf } from './request-refusals.ts'

const BOTH = ['profile', 'plates', 'zone', 'form', 'id'] as const
const OF_SUBSCRIPTIONS = [...['offer', 'renewal', 'subscriptionPeriod', 'requiredRight', 'evidence']] as const
const OF_TICKETS = ['definition', 'subscription', 'ticket'] as const

const codesOf = (groups: readonly string[]): ErrorCode[] => {
  const known: Readonly<Record<string, Readonly<Record<string, ErrorCode>>>> = REQUEST_REFUSALS
  return [...new Set(groups.flatMap(group => Object.values(known[group] ?? {})))]
}

test.each([
  ['PUT /api/subscriber/subscriptions/:id', [...BOTH, ...OF_SUBSCRIPTIONS]],
  ['POST /api/tickets', [...BOTH, ...OF_TICKETS]],
] as const)('%s is refused with what the contract says, and nothing else', (name, groups) => {
  const refused = codesOf(groups)
  expect(refused.length).toBeGreaterThan(15)
  const { errors = {} } = callOf(name)
  const ofTheCity = [400, 404, 409, 422].flatMap(status => errors[status] ?? [])
  // `FileUnreadable` comes from reading an unregistered upload, not from the rules.
  expect(ofTheCity.filter(code => code !== 'FileUnreadable').toSorted()).toEqual(refused.toSorted())
  for (const code of refused) expect(errors[statusOf(code)]).toContain(code)
})
