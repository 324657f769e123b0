import { orderId } from '@parvis/shared-kernel/ids'
import { aSubscription, cityRefusal } from '@parvis/shared-kernel/testing'
import { subscriptionToWire } from '@parvis/shared-kernel/wire'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { codeField, FOUND, openShare, press } from '../testing/fake-share.ts'

afterEach(() => sessionStorage.clear())

const answersWithRight = (canWithdraw: boolean) => ({
  ...FOUND,
  'GET /api/subscriber': {
    subscriberId: 'camille',
    subscriptions: [subscriptionToWire(aSubscription({ id: orderId('sub-42'), canWithdraw }), 'second')],
  },
})

describe('a share link', () => {
  it('leads to what it shares in one step, and leaves the address bar at once', async () => {
    const { navigation, api } = await openShare({ path: '/souscriptions/share?shareToken=7f3k9qxm2b0r' })
    expect(await screen.findByRole('heading', { name: 'Ce code partage un droit' })).toBeTruthy()
    expect(screen.getByText('Camille M.')).toBeTruthy()
    expect(screen.getByText('31/12/2026')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Vérifier le code' })).toBeNull()
    const asked = api.calls.filter(({ name }) => name === 'GET /api/order/share')
    expect(asked.map(({ query }) => query)).toEqual([{ shareToken: '7F3K-9QXM-2B0R' }])
    expect(api.calls.some(({ name }) => name.startsWith('PUT'))).toBe(false)
    expect(navigation.location).toMatchObject({ pathname: '/souscriptions/share', search: '' })
  })

  it('waits for who must sign in first, in the tab alone, and the way back is this page', async () => {
    const { navigation } = await openShare({
      path: '/souscriptions/share?shareToken=abc',
      subscriber: null,
    })
    expect(await screen.findByText('Connectez-vous pour continuer')).toBeTruthy()
    expect(screen.queryByText(/Saisissez le code reçu/)).toBeNull()
    expect(screen.queryByRole('link', { name: 'Revenir à mes droits' })).toBeNull()
    expect(screen.queryByLabelText('Code de partage')).toBeNull()
    expect(JSON.stringify({ ...localStorage })).not.toContain('abc')
    await press('Se connecter')
    expect(navigation.location).toMatchObject({
      pathname: '/sign-in',
      search: '',
      state: { returnTo: '/souscriptions/share' },
    })
  })

  it('is there again once its reader has signed in', async () => {
    sessionStorage.setItem('parvis.share-code', JSON.stringify({ value: 'abc', at: Date.now() }))
    const { api } = await openShare()
    expect(await screen.findByRole('heading', { name: 'Ce code partage un droit' })).toBeTruthy()
    expect(api.calls.find(({ name }) => name === 'GET /api/order/share')?.query).toEqual({
      shareToken: 'abc',
    })
  })

  it.each([
    ['fr', /^Ce code ne mène à aucun droit.*Si vous vous en êtes servi, le droit est parmi les vôtres/],
    ['en', /^This code leads to no right.*If you have used it, the right is among yours/],
  ] as const)(
    'whose code is good no longer stays in its field, with the reason (%s)',
    async (locale, why) => {
      await openShare({
        path: '/souscriptions/share?shareToken=abc',
        locale,
        answers: { 'GET /api/order/share': cityRefusal(404, 'ShareTokenNotFound', 'Not here') },
      })
      expect(await screen.findByText(why)).toBeTruthy()
      expect((await screen.findByRole<HTMLInputElement>('textbox')).value).toBe('abc')
    },
  )
})

describe('joining', () => {
  it('shows what the code leads to before it is used, then the order, the product and the way back', async () => {
    const { user, api, events } = await openShare()
    await user.type(await codeField(), '  abc ')
    await press('Vérifier le code')
    const title = await screen.findByRole('heading', { name: 'Ce code partage un droit' })
    expect(document.activeElement).toBe(title)
    expect(screen.getByText('Abonnement résident')).toBeTruthy()
    expect(screen.getByText('sub-42')).toBeTruthy()
    expect(screen.queryByText(/Saisissez le code reçu/)).toBeNull()
    expect(api.calls.some(({ name }) => name.startsWith('PUT'))).toBe(false)
    await press('Rejoindre ce droit')
    const done = await screen.findByRole('heading', {
      level: 1,
      name: 'Vous avez rejoint «\u202fAbonnement résident\u202f»',
    })
    expect(document.activeElement).toBe(done)
    expect(screen.getByText(/parmi vos droits, référence sub-42\./)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Revenir à mes droits' }).getAttribute('href')).toBe(
      '/souscriptions',
    )
    expect(events).toContainEqual({ kind: 'rights-changed' })
    expect(api.calls.find(({ name }) => name.startsWith('PUT'))).toMatchObject({
      query: {},
      json: { shareToken: 'abc' },
    })
  })

  it('takes the code out of a whole link that is pasted', async () => {
    const { user, api } = await openShare()
    await user.click(await codeField())
    await user.paste('https://ville.example/souscriptions/share?shareToken=xyz')
    await press('Vérifier le code')
    await screen.findByText('Ce code partage un droit')
    expect(api.calls.find(({ name }) => name === 'GET /api/order/share')?.query).toEqual({
      shareToken: 'xyz',
    })
  })

  it.each([
    ['their own', false, 'C’est votre propre droit'],
    ['one that they have joined', true, 'Vous partagez déjà ce droit'],
  ])('is not offered for %s', async (_, canWithdraw, words) => {
    const { user } = await openShare({ answers: answersWithRight(canWithdraw) })
    await user.type(await codeField(), 'abc')
    await press('Vérifier le code')
    expect(await screen.findByText(words)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Rejoindre ce droit' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Voir ce droit' }).getAttribute('href')).toBe(
      '/souscriptions/sub-42',
    )
  })
})

describe('a code of a right, where one’s own rights could not be read', () => {
  it.each(['GET /api/subscriber', 'GET /api/tickets'])('without %s is not said to be new', async call => {
    const { user } = await openShare({
      answers: { ...FOUND, [call]: cityRefusal(503, 'Service Unavailable') },
    })
    await user.type(await codeField(), 'abc')
    await press('Vérifier le code')
    expect(await screen.findByText(/^Nous n’avons pas pu lire vos droits/)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Rejoindre ce droit' })).toBeTruthy()
  })

  it('is offered without that word where they could', async () => {
    const { user } = await openShare()
    await user.type(await codeField(), 'abc')
    await press('Vérifier le code')
    await screen.findByText('Ce code partage un droit')
    expect(screen.queryByText(/^Nous n’avons pas pu lire/)).toBeNull()
  })
})

describe('a code that does not work', () => {
  it('is mandatory', async () => {
    const { api } = await openShare()
    const code = await codeField()
    await press('Vérifier le code')
    expect(screen.getByText('Saisissez le code de partage.')).toBeTruthy()
    expect(document.activeElement).toBe(code)
    expect(api.calls.some(({ name }) => name.includes('share'))).toBe(false)
  })

  it('and leads nowhere has a sentence of its own, beside the field', async () => {
    const { user, events } = await openShare({
      answers: { 'GET /api/order/share': cityRefusal(404, 'ShareTokenNotFound', 'Not here') },
    })
    const code = await codeField()
    await user.type(code, 'abc')
    await press('Vérifier le code')
    expect(await screen.findByText(/^Ce code ne mène à aucun droit/)).toBeTruthy()
    expect(code.getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(code)
    expect(events.findLast(({ kind }) => kind === 'screen')).toMatchObject({ isError: true })
  })

  it('for any other reason shows what the city says', async () => {
    const { user } = await openShare({
      answers: { 'GET /api/order/share': cityRefusal(429, 'Too Many Requests', 'Revenez dans une heure.') },
    })
    await user.type(await codeField(), 'abc')
    await press('Vérifier le code')
    expect((await screen.findByRole('alert')).textContent).toContain('Revenez dans une heure.')
  })

  it('when joining tells what the city says and stays where one was', async () => {
    const { user } = await openShare({
      answers: {
        ...FOUND,
        'PUT /api/order/share': cityRefusal(409, 'SubscriberAlreadyInOrder', 'Vous êtes déjà dedans.'),
      },
    })
    await user.type(await codeField(), 'abc')
    await press('Vérifier le code')
    await screen.findByText('Ce code partage un droit')
    await press('Rejoindre ce droit')
    expect((await screen.findByRole('alert')).textContent).toContain('Vous êtes déjà dedans.')
    await press('Saisir un autre code')
    await waitFor(async () => expect((await codeField()).value).toBe(''))
  })
})
