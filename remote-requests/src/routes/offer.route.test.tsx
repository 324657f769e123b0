import {
  fakeSubscriber,
  inDays,
  mountRemote,
  networkDown,
  translatePage,
} from '@parvis/shared-kernel/testing'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { mount } from '../entry.ts'
import { cityAnswers, fakeOffer, fakeSubscription, fleetOffer, plain } from '../testing/fake-city.ts'

const open = (path: string, answers = cityAnswers()) => mountRemote(mount, { path, answers })
const PATH = '/souscriptions/create/resident'

describe('the page of an offer', () => {
  it('tells durations and prices, the procedure, what to prepare and the conditions', async () => {
    const { screenTitle } = await open(PATH)
    await screen.findByRole('heading', { level: 1, name: 'Abonnement résident' })
    expect(screenTitle()).toBe('Abonnement résident')
    const prices = screen.getByRole('region', { name: 'Durées et prix' })
    expect(plain(prices.textContent)).toContain('1 mois15,00 €1 an150,00 €')
    expect(screen.getByText('Pour stationner près de chez vous.')).toBeDefined()
    expect(screen.getByRole('link', { name: /Règlement/ }).getAttribute('rel')).toContain('noopener')
    const list = within(screen.getByRole('region', { name: 'À préparer' }))
    expect(list.getByText('déjà dans votre profil').parentElement?.textContent).toMatch(
      /\S déjà dans votre profil$/,
    )
    expect(list.getByText('Les plaques des véhicules, 2 au plus')).toBeDefined()
    expect(list.getByText('Numéro RPPS')).toBeDefined()
    expect(list.getByText(/Daté de moins de 3 mois/)).toBeDefined()
    expect(list.getByText('Facultatif.')).toBeDefined()
    expect(screen.getByText('Vous pouvez demander ce droit.')).toBeDefined()
    // Screen readers must not announce a success either.
    expect(screen.queryByText('C’est fait')).toBeNull()
  })

  it('says that one has it already', async () => {
    await open(PATH, cityAnswers({ subscriptions: [fakeSubscription()] }))
    expect(await screen.findByText('Vous en avez déjà un')).toBeDefined()
    expect(screen.getByText('Vous pouvez en demander un autre.')).toBeDefined()
    expect(screen.queryByText('C’est fait')).toBeNull()
  })

  it.each(['AWAITING_VALIDATION', 'AWAIT_EVIDENCE'])('says that a request of it is %s', async status => {
    const subscriptions = [fakeSubscription({ id: 'sub-0' }), fakeSubscription({ status })]
    await open(PATH, cityAnswers({ subscriptions }))
    expect(await screen.findByText('Votre demande est en cours')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Suivre ma demande' }).getAttribute('href')).toBe(
      '/souscriptions/sub-1',
    )
    expect(screen.queryByText('Vous pouvez demander ce droit.')).toBeNull()
  })

  it('shows no price where it is free', async () => {
    await open(
      PATH,
      cityAnswers({ plans: [fakeOffer({ options: [{ id: 'o', validityPeriod: 'P1Y', price: 0 }] })] }),
    )
    const prices = await screen.findByRole('region', { name: 'Durée' })
    expect(plain(prices.textContent)).toContain('1 an')
    expect(prices.textContent).not.toMatch(/€|0,00/)
  })

  it('begins at the first day that its rules let through, and says which', async () => {
    await open(
      PATH,
      cityAnswers({
        plans: [fakeOffer({ mustStartOnWeekDays: ['TUESDAY', 'SATURDAY'], mustNotStartOnFreeDays: true })],
      }),
    )
    expect(await screen.findByText('mardi ou samedi')).toBeDefined()
    expect(screen.getByText('les jours fériés')).toBeDefined()
    expect(screen.getByText(/^(mardi|samedi) \d/)).toBeDefined()
  })

  it('says to whom it is closed, and why', async () => {
    await open('/souscriptions/create/fleet', cityAnswers({ plans: [fleetOffer] }))
    expect(await screen.findByText('Vous ne pouvez pas le demander pour le moment')).toBeDefined()
    expect(screen.getByText(/Réservé aux professionnels/)).toBeDefined()
    expect(screen.getByRole('link', { name: 'Compléter mon profil' }).getAttribute('href')).toBe(
      '/settings?professional=true&back=%2Fsouscriptions%2Fcreate%2Ffleet',
    )
  })

  it('leads to the address alone where only that is missing', async () => {
    const plans = [fakeOffer({ zones: { restrictFromSubscriberResidence: true } })]
    await mountRemote(mount, {
      path: PATH,
      answers: cityAnswers({ plans }),
      subscriber: fakeSubscriber({ zoneId: null, address: null }),
    })
    const links = [
      await screen.findByRole('link', { name: 'Compléter mon profil' }),
      screen.getByRole('link', { name: 'La compléter dans mon profil' }),
    ]
    const page = '/settings?professional=false&back=%2Fsouscriptions%2Fcreate%2Fresident&ask=address'
    expect(links.map(link => link.getAttribute('href'))).toEqual([page, page])
  })

  it('names what a renewal continues, and from when', async () => {
    const ending = fakeSubscription({
      startOfValidity: inDays(-360),
      endOfValidity: inDays(5),
    })
    const offer = fakeOffer({
      renewableEnabled: true,
      restrictions: { renewable: true, orderLimitCounter: 1 },
    })
    await open(`${PATH}?renew=sub-1`, cityAnswers({ plans: [offer], subscriptions: [ending] }))
    expect(await screen.findByText(/La nouvelle validité commencerait le/)).toBeDefined()
    // The renewed right does not count towards the limit of one.
    expect(screen.getByText('Vous pouvez demander ce droit.')).toBeDefined()
  })

  it.each([
    ['', 'its sheet'],
    ['&step=start', 'the first step of the request'],
  ])('begins a renewal no earlier than the renewed right ends: %s on %s', async query => {
    const ending = fakeSubscription({
      startOfValidity: inDays(-360),
      endOfValidity: inDays(5),
    })
    const offer = fakeOffer({ renewableEnabled: true, restrictions: { renewable: true } })
    await open(`${PATH}?renew=sub-1${query}`, cityAnswers({ plans: [offer], subscriptions: [ending] }))
    const starts = await screen.findByText(/^La nouvelle validité commencerait le/)
    const earliest = (await screen.findByText('Début au plus tôt')).nextElementSibling?.textContent
    expect(starts.textContent).toBe(`La nouvelle validité commencerait le ${earliest}.`)
  })

  it('tells a renewal in the language chosen on a translated page', async () => {
    const ending = fakeSubscription({ startOfValidity: inDays(-360), endOfValidity: inDays(5) })
    const offer = fakeOffer({ renewableEnabled: true, restrictions: { renewable: true } })
    const answers = cityAnswers({ plans: [offer], subscriptions: [ending] })
    const { update } = await open(`${PATH}?renew=sub-1`, answers)
    await screen.findByText(/La nouvelle validité commencerait le/)
    translatePage()
    await update({ locale: 'en' })
    expect(await screen.findByText(/^The new validity would start on/)).toBeDefined()
  })

  it('counts a right against the limit when it is not the one that is renewed', async () => {
    const offer = fakeOffer({
      renewableEnabled: true,
      restrictions: { renewable: true, orderLimitCounter: 1 },
    })
    await open(PATH, cityAnswers({ plans: [offer], subscriptions: [fakeSubscription()] }))
    expect(await screen.findByText(/une seule demande par personne/)).toBeDefined()
  })

  it('leads into the request with one button, and to nothing where it cannot be asked for', async () => {
    await open(PATH)
    const begin = await screen.findByRole('link', { name: 'Commencer la demande' })
    expect(begin.getAttribute('href')).toBe('/souscriptions/create/resident?step=start')
    await open('/souscriptions/create/fleet?step=start', cityAnswers({ plans: [fleetOffer] }))
    expect(await screen.findByText('Vous ne pouvez pas le demander pour le moment')).toBeDefined()
    expect(screen.getAllByRole('link', { name: 'Commencer la demande' }).length).toBe(1)
  })

  it('does not begin a renewal whose time has not come as something else', async () => {
    const offer = fakeOffer({ renewableEnabled: true, restrictions: { renewable: true } })
    await open(
      `${PATH}?renew=sub-1&step=start`,
      cityAnswers({ plans: [offer], subscriptions: [fakeSubscription()] }),
    )
    expect(await screen.findByText(/^Le renouvellement s’ouvre le \S+ \d+ \S+ \d{4}\.$/)).toBeDefined()
    expect(screen.queryByRole('link', { name: 'Commencer la demande' })).toBeNull()
  })

  it('names no day for a renewal that would not open then either', async () => {
    await open(
      `${PATH}?renew=sub-1`,
      cityAnswers({ plans: [fakeOffer({ renewableEnabled: false })], subscriptions: [fakeSubscription()] }),
    )
    expect(await screen.findByText(/Il n’est pas encore temps/)).toBeDefined()
  })

  it('says that a right is renewed already, and where the new one is', async () => {
    const ending = fakeSubscription({
      startOfValidity: inDays(-360),
      endOfValidity: inDays(5),
    })
    const renewal = fakeSubscription({
      id: 'sub-2',
      status: 'AWAITING_VALIDATION',
      renewedSubscriptionId: 'sub-1',
    })
    const offer = fakeOffer({ renewableEnabled: true, restrictions: { renewable: true } })
    await open(`${PATH}?renew=sub-1`, cityAnswers({ plans: [offer], subscriptions: [ending, renewal] }))
    const link = await screen.findByRole('link', { name: 'Voir le nouveau droit' })
    expect(link.getAttribute('href')).toBe('/souscriptions/sub-2')
    expect(screen.queryByText('Vous pouvez demander ce droit.')).toBeNull()
    expect(screen.queryByRole('link', { name: 'Commencer la demande' })).toBeNull()
  })

  it.each([
    ['not made again', [], /^Vos réponses sont reprises/, 1],
    ['made again', ['AWAITING_VALIDATION'], /^Vous avez déjà refait cette demande\./, 0],
    ['made again and refused again', ['REJECTED'], /^Vos réponses sont reprises/, 1],
  ])('does not call a refused request, %s, a renewal', async (_name, again, words, begins) => {
    const refused = fakeSubscription({ status: 'REJECTED' })
    const successors = again.map(status =>
      fakeSubscription({ id: 'sub-2', status, renewedSubscriptionId: 'sub-1' }),
    )
    await open(`${PATH}?renew=sub-1`, cityAnswers({ subscriptions: [refused, ...successors] }))
    const title = /^Nouvelle demande après un refus\s: «\sAbonnement résident\s»$/
    expect(await screen.findByText(title)).toBeDefined()
    expect(screen.getByText(words)).toBeDefined()
    expect(screen.queryByText(/[Rr]enouvel/)).toBeNull()
    expect(screen.queryAllByRole('link', { name: 'Commencer la demande' })).toHaveLength(begins)
  })

  it('promises nothing of a refused request whose offer is full for this person', async () => {
    const refused = fakeSubscription({ status: 'REJECTED' })
    const offer = fakeOffer({ restrictions: { orderLimitCounter: 1 } })
    const subscriptions = [refused, fakeSubscription({ id: 'sub-2' })]
    await open(`${PATH}?renew=sub-1`, cityAnswers({ plans: [offer], subscriptions }))
    expect(await screen.findByText('Vous ne pouvez pas le demander pour le moment')).toBeDefined()
    expect(screen.getByText(/^Nouvelle demande après un refus/)).toBeDefined()
    expect(screen.queryByText(/^Vos réponses sont reprises/)).toBeNull()
  })

  it('says to its owner why a right whose offer is gone is not renewed, and begins no first request', async () => {
    const ending = fakeSubscription({
      subscriptionPlanId: 'gone',
      startOfValidity: inDays(-360),
      endOfValidity: inDays(5),
    })
    await open(`${PATH}?renew=sub-1&step=start`, cityAnswers({ subscriptions: [ending] }))
    expect(await screen.findByText('Renouvellement de votre droit')).toBeDefined()
    expect(screen.getByText(/se demande auprès de la ville/)).toBeDefined()
    expect(screen.queryByText(/n’est pas dans vos droits/)).toBeNull()
    expect(screen.queryByRole('link', { name: 'Commencer la demande' })).toBeNull()
  })

  it('does not pass a renewal of nothing off as a first request', async () => {
    await open(`${PATH}?renew=unknown`)
    expect(await screen.findByText(/n’est pas dans vos droits.*première demande/)).toBeDefined()
  })

  it('is a page that says so for an offer that is not there', async () => {
    await open('/souscriptions/create/gone')
    expect(await screen.findByRole('heading', { name: 'Cet abonnement n’est pas proposé' })).toBeDefined()
  })

  it('can be tried again when the city does not answer', async () => {
    const { screenTitle } = await open(PATH, { ...cityAnswers(), 'GET /api/plans': networkDown() })
    expect(await screen.findByRole('button', { name: 'Réessayer' })).toBeDefined()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(screenTitle())
  })
})
