import { cityRefusal, fakeSubscriber, networkDown, translatePage } from '@parvis/shared-kernel/testing'
import { screen, waitFor, within } from '@testing-library/react'
import type userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { called, GOOD, open } from '../testing/open-screen.ts'

afterEach(() => sessionStorage.clear())

const REGISTRATION = 'POST /api/auth/customer/registration'

interface Filling {
  readonly user: ReturnType<typeof userEvent.setup>
}

async function fillIn({ user }: Filling, password = GOOD) {
  await user.type(screen.getByLabelText('Prénom'), 'Ana')
  await user.type(screen.getByLabelText('Nom'), 'Petit')
  await user.type(screen.getByLabelText('Adresse e-mail'), 'ana.petit@example.org')
  await user.type(screen.getByLabelText('Choisissez un mot de passe'), password)
}
const register = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: 'Créer mon compte' }))

describe('a password', () => {
  const VALID = { 'GET /api/auth/customer/checkRecover': { valid: true } }
  it.each(['/sign-in', '/souscriptions/registerCustomer', '/souscriptions/recover/r-1'])(
    'at %s is shown and hidden by a button that says so',
    async path => {
      const { user } = await open(path, { answers: VALID })
      await user.click(await screen.findByRole('button', { name: 'Afficher le mot de passe' }))
      expect(screen.getByRole('button', { name: 'Masquer le mot de passe' })).toBeTruthy()
    },
  )
})

describe('creating an account', () => {
  it('is asked of the city once, and leads to the message that confirms the address', async () => {
    const remote = await open('/souscriptions/registerCustomer', { answers: { [REGISTRATION]: undefined } })
    await fillIn(remote)
    await register(remote.user)
    expect(await screen.findByText(/Un message vient de partir vers ana.petit@example.org/)).toBeTruthy()
    expect(called(remote, REGISTRATION).map(({ json }) => json)).toEqual([
      {
        email: 'ana.petit@example.org',
        password: GOOD,
        firstName: 'Ana',
        lastName: 'Petit',
        plate: null,
        lang: 'fr',
      },
    ])
    expect(remote.navigation.location.pathname).not.toContain('@')
  })

  it('names what is missing, each with the way to its answer, before the city is asked', async () => {
    const remote = await open('/souscriptions/registerCustomer')
    await register(remote.user)
    const summary = screen.getByRole('region', { name: /erreurs|corriger/i })
    expect(document.activeElement).toBe(summary)
    expect(within(summary).getAllByRole('link')).toHaveLength(4)
    expect(remote.api.calls).toEqual([])
  })

  it('explains why a password that is easy to guess is refused, and keeps everything typed', async () => {
    const remote = await open('/souscriptions/registerCustomer', {
      answers: { [REGISTRATION]: cityRefusal(400, 'WeakPassword') },
    })
    await fillIn(remote, 'motdepasse123')
    await register(remote.user)
    expect(await screen.findAllByText(/se devine trop vite/)).toHaveLength(1)
    expect(screen.getByRole('link', { name: 'Choisissez un autre mot de passe.' })).toBeTruthy()
    expect(screen.getByText(/^non respecté/).closest('li')?.textContent).toContain('Ni mot courant')
    expect(screen.getByLabelText<HTMLInputElement>('Prénom').value).toBe('Ana')
  })

  it('asks the city about the plate when one leaves the field, and says so beside it', async () => {
    const remote = await open('/souscriptions/registerCustomer', {
      answers: { 'GET /api/auth/customer/registration/check-plate': { valid: false } },
    })
    await remote.user.type(screen.getByLabelText(/Plaque d’immatriculation/), 'ab123cd')
    await remote.user.tab()
    expect(await screen.findByText(/Écrivez la plaque avec des lettres/)).toBeTruthy()
    expect(remote.api.calls[0]?.query).toEqual({ plate: 'AB123CD' })
  })

  it('tells which rules of a password are met while it is typed', async () => {
    const { user } = await open('/souscriptions/registerCustomer')
    const rule = () =>
      within(screen.getByRole('list', { name: 'Votre mot de passe' })).getAllByRole('listitem')[0]
    expect(rule()?.textContent).toMatch(/pas encore respecté/)
    await user.type(screen.getByLabelText('Choisissez un mot de passe'), 'les nuages')
    expect(rule()?.textContent).toMatch(/encore 2 caractères/)
    await user.type(screen.getByLabelText('Choisissez un mot de passe'), ' violets')
    expect(rule()?.textContent).toMatch(/^respecté/)
  })

  it('counts the characters of a password on a page that its browser translates', async () => {
    const { user } = await open('/souscriptions/registerCustomer')
    const field = screen.getByLabelText('Choisissez un mot de passe')
    const rule = () =>
      within(screen.getByRole('list', { name: 'Votre mot de passe' })).getAllByRole('listitem')[0]
    await user.type(field, 'les')
    translatePage()
    await user.type(field, ' nuages')
    expect(rule()?.textContent).toBe(
      'pas encore respecté\u202f: Au moins 12 caractères (encore 2 caractères)',
    )
    await user.type(field, ' violets')
    expect(rule()?.textContent).toBe('respecté\u202f: Au moins 12 caractères ')
    await user.type(field, ' et roses'.repeat(30))
    expect(rule()?.textContent).toMatch(
      /^pas encore respecté\u202f: Au plus \d+ caractères\u202f: \d+ de trop $/,
    )
  })

  it('keeps what was typed when the page comes back, and no password', async () => {
    const first = await open('/souscriptions/registerCustomer')
    await fillIn(first)
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('nuages')
    await first.unmount()
    await open('/souscriptions/registerCustomer')
    expect(screen.getByLabelText<HTMLInputElement>('Nom').value).toBe('Petit')
    expect(screen.getByLabelText<HTMLInputElement>('Choisissez un mot de passe').value).toBe('')
  })

  it.each(['/souscriptions/registerCustomer', '/souscriptions/forgotPassword', '/souscriptions/recover/abc'])(
    'in a city without accounts by e-mail, %s leads to its way in',
    async path => {
      const { api } = await open(path, { config: { loginTypes: ['FC'] } })
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Ici, pas de compte par e-mail')
      expect(screen.getByRole('link', { name: 'Me connecter' }).getAttribute('href')).toBe('/sign-in')
      expect(api.calls).toEqual([])
    },
  )
})

const VERIFY = 'GET /api/auth/customer/verify'

describe('a form that does not reach the city', () => {
  const NEW_PASSWORD = 'Nouveau mot de passe'
  it.each([
    ['/souscriptions/registerCustomer', REGISTRATION, 'Créer mon compte', fillIn],
    [
      '/souscriptions/forgotPassword',
      'GET /api/auth/customer/recover',
      'Recevoir le lien',
      ({ user }: Filling) => user.type(screen.getByLabelText('Adresse e-mail'), 'ana.petit@example.org'),
    ],
    [
      '/souscriptions/recover/abc',
      'POST /api/auth/customer/modifyPassword',
      'Changer mon mot de passe',
      async ({ user }: Filling) => user.type(await screen.findByLabelText(NEW_PASSWORD), GOOD),
    ],
  ] as const)('at %s moves to why, above what a phone shows, each time', async (path, call, button, fill) => {
    const answers = { 'GET /api/auth/customer/checkRecover': { valid: true }, [call]: () => networkDown() }
    const remote = await open(path, { answers })
    await fill(remote)
    for (const tries of [1, 2]) {
      await remote.user.click(screen.getByRole('button', { name: button }))
      await waitFor(() => expect(called(remote, call)).toHaveLength(tries))
      await waitFor(() => expect(document.activeElement?.textContent).toContain('pas reçu de confirmation'))
    }
  })
})

describe('confirming an address', () => {
  it.each(['/verify/email/t-1', '/souscriptions/verify/t-1'])(
    '%s opens the account and takes the token off the address bar',
    async path => {
      const { navigation, api } = await open(path, {
        answers: { [VERIFY]: { valid: true, email: 'ana@example.org' } },
      })
      expect(await screen.findByRole('heading', { name: 'Votre adresse est confirmée' })).toBeTruthy()
      expect(screen.getByText(/ana@example.org/)).toBeTruthy()
      expect(api.calls.map(({ query }) => query)).toEqual([{ token: 't-1' }])
      expect(navigation.location.pathname).not.toContain('t-1')
    },
  )

  it.each([
    ['another person is signed in', 'ana@example.org', 'Connectez-vous pour commencer.', '/sign-in'],
    ['its owner is', 'camille.martin@example.org', 'est ouvert.', '/souscriptions'],
  ])('leads to the new account where %s', async (_who, email, end, href) => {
    const answers = { [VERIFY]: { valid: true, email } }
    await open('/verify/email/t-4', { subscriber: fakeSubscriber(), answers })
    expect((await screen.findByText(new RegExp(`^Votre compte ${email}`))).textContent).toMatch(
      new RegExp(`${end}$`),
    )
    const main = screen.getByRole('link', { name: /Me connecter|Voir mes droits/ })
    expect(main.getAttribute('href')).toBe(href)
  })

  it.each([
    ['its owner is signed in', 'new@example.org', 'Voir mes droits'],
    ['another person is', undefined, 'Me connecter'],
  ])(
    'a changed address is told in its own words, and the profile is read again, where %s',
    async (_who, pendingEmail, name) => {
      const { events } = await open('/verify/update/email/t-2', {
        subscriber: { ...fakeSubscriber(), ...(pendingEmail && { pendingEmail }) },
        answers: { [VERIFY]: { valid: true, email: 'new@example.org' } },
      })
      expect(await screen.findByText(/Votre compte utilise maintenant new@example.org/)).toBeTruthy()
      expect(screen.getByRole('link', { name })).toBeTruthy()
      expect(events).toContainEqual({ kind: 'subscriber-changed' })
    },
  )

  it('a used or old link says what to do, and sends another to an address that is typed', async () => {
    const answers = { [VERIFY]: ({ query }: { query: object }) => ({ valid: !('token' in query) }) }
    const remote = await open('/verify/email/old', { answers })
    expect(await screen.findByRole('heading', { name: 'Ce lien n’est plus valable' })).toBeTruthy()
    await remote.user.type(screen.getByLabelText('Adresse e-mail'), ' ana@example.org ')
    await remote.user.click(screen.getByRole('button', { name: 'Recevoir un nouveau lien' }))
    expect(await screen.findByText(/un nouveau message est parti vers ana@example.org/)).toBeTruthy()
    expect(remote.api.calls.at(-1)?.query).toEqual({ email: 'ana@example.org' })
    // An unknown registration gets no link, however often one is requested.
    const anew = screen.getByRole('link', { name: 'Créer mon compte à nouveau' })
    expect(anew.getAttribute('href')).toBe('/souscriptions/registerCustomer')
  })

  it.each([
    [
      '/verify/update/email/old',
      'ana@example.org',
      /L’adresse de votre compte est ana@example.org\./,
      'Voir mon profil',
    ],
    ['/verify/update/email/old', '', /Votre compte n’a pas encore d’adresse/, 'Voir mon profil'],
    [
      '/verify/email/old',
      'ana@example.org',
      /L’adresse de votre compte est ana@example.org\./,
      'Voir mes droits',
    ],
  ])('a used or old link asks nobody to sign in who is: %s of “%s”', async (path, email, sentence, name) => {
    await open(path, { subscriber: fakeSubscriber({ email }), answers: { [VERIFY]: { valid: false } } })
    expect(await screen.findByText(sentence)).toBeTruthy()
    expect(screen.queryByText(/connectez-vous/)).toBeNull()
    expect(screen.queryByRole('link', { name: 'Me connecter' })).toBeNull()
    expect(screen.getByRole('link', { name })).toBeTruthy()
  })

  it('by its address, offers the message again and sends nothing by itself', async () => {
    const remote = await open('/souscriptions/verify/ana%40example.org', {
      answers: { [VERIFY]: { valid: true } },
    })
    expect(remote.api.calls).toEqual([])
    await waitFor(() => expect(remote.navigation.location.pathname).toBe('/souscriptions/verify/lien'))
    await remote.user.click(screen.getByRole('button', { name: 'Renvoyer le message' }))
    expect(await screen.findByText(/un nouveau message est parti/)).toBeTruthy()
  })

  it('says so when too many messages were asked for', async () => {
    const remote = await open('/souscriptions/verify/ana%40example.org', {
      answers: { [VERIFY]: cityRefusal(429, 'Too Many Requests') },
    })
    await remote.user.click(screen.getByRole('button', { name: 'Renvoyer le message' }))
    expect(await screen.findByText(/Patientez une heure/)).toBeTruthy()
  })

  it('can be tried again when the city did not answer', async () => {
    const remote = await open('/verify/email/t-3', {
      answers: { [VERIFY]: cityRefusal(500, 'Internal Server Error') },
    })
    const again = await screen.findByRole('button', { name: /Réessayer/ })
    remote.api.answer({ [VERIFY]: { valid: true, email: 'ana@example.org' } })
    await remote.user.click(again)
    expect(await screen.findByRole('heading', { name: 'Votre adresse est confirmée' })).toBeTruthy()
  })
})
