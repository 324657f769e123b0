import { aMoment, aTicket, mountRemote, networkDown } from '@parvis/shared-kernel/testing'
import { ticketToWire } from '@parvis/shared-kernel/wire'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { mount } from '../entry.ts'
import { cityAnswers, fakeDefinition, fakeOffer, fakeSubscription, plain } from '../testing/fake-city.ts'

const COUNT = 'GET /api/parking-right-definition/visitor/subscribers/camille/ticket-number'
const PATH = '/souscriptions/ticket/create/visitor'
const open = (definition: object, more = {}, subscriptions: readonly object[] = [], path = PATH) =>
  mountRemote(mount, {
    path,
    answers: { ...cityAnswers({ definitions: [definition], plans: [fakeOffer()], subscriptions }), ...more },
  })

describe('the page of a ticket', () => {
  it('tells its price, its days and how many are left as the city counts them', async () => {
    const { api } = await open(fakeDefinition(), { [COUNT]: 17 })
    await screen.findByRole('heading', { level: 1, name: 'Visiteur, une journée' }, { timeout: 5000 })
    expect(plain(screen.getByRole('region', { name: 'Durée et prix' }).textContent)).toContain('1 jour3,00 €')
    expect(screen.getByText('samedi ou dimanche')).toBeDefined()
    expect(await screen.findByText('17 sur 20 cette année')).toBeDefined()
    expect(api.calls.find(({ name }) => name === COUNT)?.query.year).toMatch(/^\d{4}$/)
  })

  it('counts what it knows while the city does not', async () => {
    await open(fakeDefinition(), { [COUNT]: networkDown() })
    expect(await screen.findByText('20 sur 20 cette année')).toBeDefined()
  })

  it('names the subscription that it comes with', async () => {
    const scoped = fakeDefinition({ parkingRightScopes: [{ subscriptionPlanId: 'resident' }] })
    await open(scoped, { [COUNT]: 3 })
    expect(await screen.findByText('Vous ne pouvez pas le demander pour le moment')).toBeDefined()
    expect(plain(screen.getByText(/^Nécessite .*, en cours/).textContent)).toContain(
      '« Abonnement résident »',
    )
  })

  it('is open to whoever holds that subscription', async () => {
    const scoped = fakeDefinition({ parkingRightScopes: [{ subscriptionPlanId: 'resident' }] })
    const { api } = await open(scoped, { [COUNT]: 3 }, [fakeSubscription()])
    expect(await screen.findByText('Vous pouvez demander ce droit.')).toBeDefined()
    expect(await screen.findByText('3 sur 20 cette année')).toBeDefined()
    expect(api.calls.find(({ name }) => name === COUNT)?.query.activeRightUsedId).toBe('sub-1')
  })

  it.each([
    ['during a subscription', [fakeSubscription()], '3 sur 20 pendant votre abonnement'],
    ['of a year, without a subscription', [], '3 sur 20 cette année'],
  ])('tells for how long the number holds that counts %s', async (_what, subscriptions, words) => {
    const scopes = subscriptions.map(() => ({ subscriptionPlanId: 'resident' }))
    const definition = fakeDefinition({
      parkingRightScopes: scopes,
      orderLimitAppliesDuringCivilYear: false,
      orderLimitAppliesDuringEligibilityPeriod: true,
    })
    await open(definition, { [COUNT]: 3 }, subscriptions)
    expect(await screen.findByText(words)).toBeDefined()
  })

  it('names its weekdays in British English, as every list is', async () => {
    const definition = fakeDefinition({ allowedWeekDays: ['WEDNESDAY', 'THURSDAY', 'FRIDAY'] })
    await mountRemote(mount, {
      path: PATH,
      locale: 'en',
      answers: { ...cityAnswers({ definitions: [definition] }), [COUNT]: 3 },
    })
    expect(await screen.findByText('Wednesday, Thursday or Friday')).toBeDefined()
  })

  it('is still shown when offers and zones cannot be had', async () => {
    await open(fakeDefinition(), { 'GET /api/plans': networkDown(), [COUNT]: 3 })
    expect(await screen.findByRole('heading', { level: 1, name: 'Visiteur, une journée' })).toBeDefined()
  })

  it('leads into the request with one button, and to nothing where none is left for the subscription', async () => {
    const { api } = await open(fakeDefinition(), { [COUNT]: 3 })
    const begin = await screen.findByRole('link', { name: 'Commencer la demande' })
    expect(begin.getAttribute('href')).toBe(`${PATH}?step=start`)
    expect(api.calls.filter(({ name }) => name.startsWith('POST'))).toEqual([])
  })

  it.each([
    ['that is somebody else’s', { canWithdraw: true }, /elle seule le renouvelle/],
    ['whose zone is gone', { validityAreas: ['vm-gone'] }, /zones n’est plus proposée/],
  ])('says in place of the button why a ticket %s is not renewed', async (_what, changes, reason) => {
    const ended = ticketToWire(
      aTicket({
        startOfValidity: aMoment('2026-06-01T00:00:00+02:00'),
        endOfValidity: aMoment('2026-06-07T23:59:59+02:00'),
      }),
      'first',
    )
    const definition = fakeDefinition({ renewableEnabled: true, validityAreas: ['vm-centre'] })
    const answers = { 'GET /api/tickets': [{ ...ended, ...changes }], [COUNT]: 3 }
    await open(definition, answers, [], `${PATH}?renew=${ended.id}&step=start`)
    expect(await screen.findByText(reason)).toBeDefined()
    expect(screen.queryByText(/ne peut pas encore être renouvelé/)).toBeNull()
    expect(screen.queryByText('Vous pouvez demander ce droit.')).toBeNull()
    expect(screen.queryByRole('link', { name: 'Commencer la demande' })).toBeNull()
  })

  it('says that this year’s tickets are used up, and still leads on for the next', async () => {
    await open(fakeDefinition(), { [COUNT]: 0 })
    expect(await screen.findByText(/Vous avez utilisé tous vos tickets de \d{4}/)).toBeDefined()
    expect(screen.getByRole('link', { name: 'Commencer la demande' })).toBeDefined()
  })

  it('does not lead on once the tickets of the subscription are used up', async () => {
    const carried = fakeDefinition({
      parkingRightScopes: [{ subscriptionPlanId: 'resident' }],
      orderLimitAppliesDuringCivilYear: false,
      orderLimitAppliesDuringEligibilityPeriod: true,
    })
    await open(carried, { [COUNT]: 0 }, [fakeSubscription()])
    expect(await screen.findByText('Le compte repart avec votre prochain abonnement.')).toBeDefined()
    expect(screen.queryByRole('link', { name: 'Commencer la demande' })).toBeNull()
  })

  it('does not take zones that did not come for none to choose among', async () => {
    const chosen = fakeDefinition({
      validityAreas: ['vm-centre', 'vm-gare'],
      validityAreasChoiceEnabled: true,
    })
    await open(chosen, { [COUNT]: 3, 'GET /api/plans': networkDown() })
    expect(await screen.findByRole('button', { name: 'Réessayer' })).toBeDefined()
    expect(screen.queryByRole('link', { name: 'Commencer la demande' })).toBeNull()
  })

  it('is a page that says so for a ticket that is not there', async () => {
    await open(fakeDefinition({ parkingRightDefinitionId: 'other' }))
    expect(await screen.findByRole('heading', { name: 'Ce ticket n’est pas proposé' })).toBeDefined()
  })
})
