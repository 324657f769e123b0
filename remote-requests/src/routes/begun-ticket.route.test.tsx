import { fakeDraftCity } from '@parvis/shared-kernel/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { begin, fillDay, PATH, titled, toComplement } from '../testing/ticket-request.tsx'

afterEach(() => vi.useRealTimers())

const RESUMED = {
  optionId: null,
  hasConsent: true,
  startDay: '2090-06-15',
  startTime: { hour: 19, minute: 0 },
  endDay: null,
  plates: ['AB-123-CD'],
  zoneId: null,
  customEmail: '',
  subscriptionId: null,
}

/** A request for a ticket by the hour, from 19:00 and begun that day, taken up at its review. */
const resumedAt = async (time: string) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`2090-06-15T${time}:00+02:00`) })
  const drafts = fakeDraftCity('ticket-visitor')
  const body = { id: 'x', completed: ['detail', 'identity', 'complement'], draft: RESUMED }
  drafts.put({ writer: 'before', body })
  const definition = { computeExactHourlyEnd: true, validityPeriod: 'PT4H' }
  const opened = await begin(definition, drafts.answers, `${PATH}?step=resume`)
  await titled('Relire avant de déposer')
  return opened
}

test.each([
  ['18:00', false],
  ['19:04', false],
  ['19:05', true],
  ['21:06', true],
])('a ticket from 19:00 that is read again at %s is said to run already: %s', async (time, isTold) => {
  await resumedAt(time)
  expect(screen.queryByText('L’heure de début est passée') !== null).toBe(isTold)
})

test('a ticket whose start has passed can start now', async () => {
  const { user } = await resumedAt('21:06')
  expect(screen.getByText(/^Il est 21:06 et le ticket commence à 19:00/)).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Commencer maintenant' }))
  await waitFor(() => expect(screen.queryByText('L’heure de début est passée')).toBeNull())
  expect(screen.getAllByText(/15 juin 2090.*21:06/)).not.toHaveLength(0)
})

test.each([
  ['15T19:01', null],
  ['15T21:06', /^Il est 21:06 et le ticket commence à 19:00/],
  ['16T09:00', /^Le ticket court depuis le 15\/06\/2090\s19:00/],
])('who comes back on %s to pay for a ticket from 19:00 is told that it runs', async (time, said) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`2090-06-${time}:00+02:00`) })
  const ticket = {
    id: 't-1',
    parkingRightDefinitionId: 'visitor',
    status: 'AWAITING_PAYMENT',
    startOfValidity: '2090-06-15T19:00:00+02:00',
    endOfValidity: '2090-06-17T23:00:00+02:00',
    plates: ['AB123CD'],
  }
  const definition = { computeExactHourlyEnd: true, validityPeriod: 'PT4H' }
  await begin(definition, { 'GET /api/tickets': [ticket] }, `${PATH}?created=t-1`)
  await titled('Votre ticket est enregistré, il reste à le payer')
  const told = screen.queryByText(/le temps écoulé est compté/)?.textContent ?? null
  expect(told).toEqual(said === null ? null : expect.stringMatching(said))
})

test('a form left open over midnight follows the day that has begun', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2090-06-15T23:58:00+02:00') })
  const opened = await begin({})
  await toComplement(opened)
  await fillDay(opened)
  expect(screen.queryByText('Ce jour est passé.')).toBeNull()
  vi.setSystemTime(new Date('2090-06-16T00:01:00+02:00'))
  act(() => document.dispatchEvent(new Event('visibilitychange')))
  expect(screen.getByText('Ce jour est passé.')).toBeDefined()
})
