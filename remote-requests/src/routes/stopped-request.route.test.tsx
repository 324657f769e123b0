import { act, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { cityAnswers, fakeDefinition, fakeSubscription } from '../testing/fake-city.ts'
import { detail, goOn as goOnOffer, OFFER, open, title } from '../testing/subscription-request.tsx'
import { begin, everyDay, titled, toComplement } from '../testing/ticket-request.tsx'

const STOPPED = 'Votre demande ne peut pas continuer pour le moment'
const KEPT = /Ce que vous avez déjà saisi reste enregistré/

afterEach(() => vi.useRealTimers())

async function openTicket(definition: object = {}, more: object = {}) {
  const opened = await begin(definition, more)
  await toComplement(opened)
  await opened.user.type(screen.getByRole('textbox', { name: /Plaque/ }), 'ab-123-cd')
  return opened
}

async function openSubscription() {
  const opened = await open()
  await detail(opened.user)
  await title('Vérifier vos informations')
  await goOnOffer(opened.user)
  await title('Compléter la demande')
  return opened
}

describe('a form that is open', () => {
  it.each([
    [
      'ticket',
      openTicket,
      'Visiteur, une journée',
      {
        'GET /api/parking-right-definition': [fakeDefinition({ ...everyDay, userStatus: 'REQUEST_CLOSED' })],
      },
    ],
    [
      'subscription',
      openSubscription,
      'Abonnement résident',
      cityAnswers({ plans: [{ ...OFFER, userStatus: 'SUBSCRIPTION_CLOSED' }] }),
    ],
  ])(
    'and whose %s the city closes says what becomes of the answers, and why',
    async (_what, form, name, closed) => {
      const { api, context } = await form()
      expect(screen.queryByText(STOPPED)).toBeNull()
      api.answer(closed)
      await act(async () => context.announce({ kind: 'rights-changed' }))
      expect((await screen.findByRole('status')).textContent).toContain(STOPPED)
      expect(screen.getByText(KEPT)).toBeDefined()
      expect(screen.getByText('Vous ne pouvez pas le demander pour le moment')).toBeDefined()
      await title(name)
    },
  )

  it('when the subscription that entitles to it ends says so, and goes on once there is another', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2090-06-15T23:58:00+02:00') })
    const held = (endOfValidity: string) => ({
      'GET /api/subscriber': cityAnswers({ subscriptions: [fakeSubscription({ endOfValidity })] })[
        'GET /api/subscriber'
      ],
    })
    const scoped = { parkingRightScopes: [{ subscriptionPlanId: 'resident' }] }
    const { api, context } = await openTicket(scoped, held('2090-06-15T23:59:59+02:00'))
    vi.setSystemTime(new Date('2090-06-16T00:01:00+02:00'))
    act(() => document.dispatchEvent(new Event('visibilitychange')))
    expect(screen.getByText(STOPPED)).toBeDefined()
    api.answer(held('2091-06-15T23:59:59+02:00'))
    await act(async () => context.announce({ kind: 'rights-changed' }))
    await titled('Compléter la demande')
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Plaque/ }).value.toUpperCase()).toBe(
      'AB-123-CD',
    )
  })
})

it('a plan’s page that was opened while nobody may ask for it speaks of no request', async () => {
  await begin({ userStatus: 'REQUEST_CLOSED' })
  await titled('Visiteur, une journée')
  expect(screen.queryByText(STOPPED)).toBeNull()
})
