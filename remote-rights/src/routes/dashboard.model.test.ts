import type { Part } from '@parvis/shared-kernel/page'
import { aDefinition, aSubscription, aTicket } from '@parvis/shared-kernel/testing'
import { expect, test } from 'vitest'
import { isEverythingLost, isNewcomer, isTicketListShown } from './dashboard.model.ts'

const loading = { state: 'loading' } as const
const failed = { state: 'failed', error: new Error('lost'), retry: () => {}, isRetrying: false } as const
const ready = <Data>(data: Data): Part<Data> => ({ state: 'ready', data })

test.each([
  ['definitions exist', ready([]), ready([aDefinition()]), true],
  ['the city has no tickets at all', ready([aTicket()]), ready([]), false],
  ['definitions failed but there are tickets', ready([aTicket()]), failed, true],
  ['definitions failed and there are no tickets', ready([]), failed, false],
  ['nothing has come yet', loading, loading, true],
])('%s: the list of tickets is shown or not', (_, tickets, definitions, isShown) => {
  expect(isTicketListShown(tickets, definitions)).toBe(isShown)
})

const data = { subscriptions: ready([]), tickets: ready([]), plans: loading, definitions: loading }

test('somebody without any right is welcomed as a newcomer, once that is certain', () => {
  expect(isNewcomer(data)).toBe(true)
  expect(isNewcomer({ ...data, tickets: loading })).toBe(false)
  expect(isNewcomer({ ...data, tickets: failed })).toBe(false)
  expect(isNewcomer({ ...data, subscriptions: ready([aSubscription()]) })).toBe(false)
})

test('only both lists missing is a page missing', () => {
  expect(isEverythingLost({ ...data, subscriptions: failed, tickets: failed })).toBe(true)
  expect(isEverythingLost({ ...data, tickets: failed })).toBe(false)
})
