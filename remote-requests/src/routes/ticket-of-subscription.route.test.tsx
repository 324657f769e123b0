import { fakeDraftCity, inDays, translatePage } from '@parvis/shared-kernel/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { cityAnswers, fakeDefinition, fakeSubscription, plain } from '../testing/fake-city.ts'
import {
  begin,
  COUNT,
  everyDay,
  fillDay,
  goOn,
  PATH,
  titled,
  toComplement,
} from '../testing/ticket-request.tsx'

describe('a request for a ticket of a subscription, or after another ticket', () => {
  it.each([
    ['granted', 'ACCEPTED', 'Renouvellement de votre ticket du 01/06/2026.'],
    ['refused', 'REJECTED', 'Nouvelle demande, après le refus de votre ticket du 01/06/2026.'],
  ])('names the ticket that was %s and is followed', async (_name, status, words) => {
    const ticket = {
      id: 'ticket-1',
      parkingRightDefinitionId: 'visitor',
      status,
      startOfValidity: '2026-06-01T00:00:00+02:00',
      endOfValidity: '2026-06-01T23:59:59+02:00',
      plates: ['AB123CD'],
    }
    const more = {
      'GET /api/tickets': [ticket],
      ...fakeDraftCity('ticket-visitor:ticket-1').answers,
    }
    await begin({ renewableEnabled: true }, more, `${PATH}?step=start&renew=ticket-1`)
    expect(await screen.findByText(words)).toBeDefined()
  })

  it('does not break a plate over two lines where one chooses the subscription', async () => {
    const scope = { subscriptionPlanId: 'resident', subscriptionPlanOptionsIds: [] }
    const held = ['first', 'second'].map(id => fakeSubscription({ id, plates: ['AB123CD'] }))
    const definitions = [fakeDefinition({ ...everyDay, parkingRightScopes: [scope] })]
    await begin({}, cityAnswers({ definitions, subscriptions: held }))
    await titled('Vérifier l’offre')
    expect(screen.getAllByText(/AB\u2011123\u2011CD/)).toHaveLength(2)
  })

  it('tells the zone that each subscription brings, and which was chosen', async () => {
    const centre = fakeSubscription({ id: 'sub-1', plates: ['AB123CD'], validityAreas: ['vm-centre'] })
    // The same dates to the millisecond, since a later one would come first.
    const gare = { ...centre, id: 'sub-2', plates: ['EF456GH'], validityAreas: ['vm-gare'] }
    const subscriptions = [centre, gare]
    const definition = fakeDefinition({
      ...everyDay,
      validityAreas: ['vm-centre', 'vm-gare'],
      validityAreasAutoSelection: true,
      parkingRightScopes: [{ subscriptionPlanId: 'resident' }],
    })
    const opened = await begin({}, cityAnswers({ definitions: [definition], subscriptions }))
    await titled('Vérifier l’offre')
    const group = within(await screen.findByRole('group', { name: 'Abonnement' }))
    const cards = group.getAllByRole('radio')
    // The names of zones come by a call of their own.
    await waitFor(() =>
      expect(cards.map(card => plain(card.closest('label')?.textContent ?? null))).toEqual([
        expect.stringContaining('Zone : Centre'),
        expect.stringContaining('Zone : Gare'),
      ]),
    )
    expect(screen.queryByText('Centre')).toBeNull()
    await opened.user.click(cards[1] as HTMLElement)
    expect(screen.getByText('Gare')).toBeDefined()
    await toComplement(opened)
    expect(screen.getByText('Gare, la zone de cet abonnement')).toBeDefined()
    expect(screen.getByText(/^Abonnement résident \(EF.456.GH\)$/)).toBeDefined()
  })

  it.each([
    ['the subscription', true, 'Vous n’avez plus de ticket avec cet abonnement.'],
    ['the year', false, /^Vous n’avez plus de ticket pour 20\d\d\.$/],
  ])('says of %s that it has no ticket left, where that is what counts', async (_what, isByPeriod, words) => {
    const subscriptions = ['first', 'second'].map(id => fakeSubscription({ id }))
    const definition = fakeDefinition({
      ...everyDay,
      orderLimitAppliesDuringCivilYear: !isByPeriod,
      orderLimitAppliesDuringEligibilityPeriod: isByPeriod,
      parkingRightScopes: [{ subscriptionPlanId: 'resident' }],
    })
    const answers = { ...cityAnswers({ definitions: [definition], subscriptions }), [COUNT]: 0 }
    const opened = await begin({}, answers)
    await titled('Vérifier l’offre')
    await opened.user.click((await screen.findAllByRole('radio'))[1] as HTMLElement)
    await toComplement(opened)
    await fillDay(opened, 'Jour de début', inDays(2).slice(0, 10).split('-').toReversed().join(''))
    await goOn(opened)
    expect((await screen.findAllByText(words)).length).toBeGreaterThan(0)
  })

  it('tells all of a subscription in the language chosen on a translated page', async () => {
    const held = ['first', 'second'].map(id => fakeSubscription({ id, plates: ['AB123CD'] }))
    const definition = fakeDefinition({
      ...{ ...everyDay, validityAreas: ['vm-centre'], validityAreasAutoSelection: true },
      parkingRightScopes: [{ subscriptionPlanId: 'resident' }],
    })
    const opened = await begin({}, cityAnswers({ definitions: [definition], subscriptions: held }))
    await titled('Vérifier l’offre')
    await screen.findAllByText(/^Zone/)
    translatePage()
    await opened.update({ locale: 'en' })
    const group = within(await screen.findByRole('group', { name: 'Subscription' }))
    const [card] = group.getAllByRole('radio')
    expect(plain(card?.closest('label')?.textContent ?? null)).toMatch(/Plates: AB.+Until .+Zone: Centre$/)
  })

  it.each([
    [1, true, ['AB-123-CD', 'EF-456-GH'], 0],
    [1, false, ['AB-123-CD', 'EF-456-GH', 'Sans plaque'], 0],
    [2, true, [], 2],
  ])(
    'of %i plate of a subscription (mandatory: %s), one is chosen of: %j',
    async (limit, isAsked, cards, boxes) => {
      const subscription = fakeSubscription({
        id: 'subscription',
        status: 'ACCEPTED',
        plates: ['AB123CD', 'EF456GH'],
      })
      const scope = { subscriptionPlanId: 'resident' }
      const definition = fakeDefinition({
        ...{ ...everyDay, plateLimit: limit, mustOrderWithPlate: isAsked },
        ...{ shouldUseSubscriptionPlate: true, parkingRightScopes: [scope] },
      })
      const opened = await begin(
        {},
        cityAnswers({ definitions: [definition], subscriptions: [subscription] }),
      )
      await toComplement(opened)
      const group = within(await screen.findByRole('group', { name: /V.hicules? de l’abonnement/ }))
      expect(
        group.queryAllByRole<HTMLInputElement>('radio').map(card => card.labels?.[0]?.textContent),
      ).toEqual(cards)
      expect(group.queryAllByRole('checkbox')).toHaveLength(boxes)
      if (limit > 1) return
      await opened.user.click(group.getByRole('radio', { name: 'EF-456-GH' }))
      expect(group.getByRole<HTMLInputElement>('radio', { name: 'EF-456-GH' }).checked).toBe(true)
    },
  )
})
