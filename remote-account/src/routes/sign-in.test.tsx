import type { ApiFailure } from '@parvis/shared-kernel/errors'
import { type FakeRemoteOptions, fakeSubscriber, mountRemote } from '@parvis/shared-kernel/testing'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { mount } from '../entry.ts'

const refused = (status: number, code: Extract<ApiFailure, { kind: 'api' }>['code']): ApiFailure => ({
  kind: 'api',
  status,
  error: code ?? '',
  message: '',
  code,
})

async function openSignIn(options: FakeRemoteOptions = {}) {
  const remote = await mountRemote(mount, { path: '/sign-in', subscriber: null, ...options })
  await screen.findByRole('heading', { level: 1 }, { timeout: 10_000 })
  const user = userEvent.setup()
  const { session } = remote.context
  return {
    ...remote,
    user,
    withPassword: vi.mocked(session.signInWithPassword),
    withProvider: vi.mocked(session.signInWithProvider),
    signOut: vi.mocked(session.signOut),
    login: () => screen.getByLabelText('Adresse e-mail'),
    password: () => screen.getByLabelText('Mot de passe'),
    submit: () => user.click(screen.getByRole('button', { name: 'Se connecter' })),
  }
}

describe('the city’s ways to sign in', () => {
  it('says why when the city closed the session under somebody’s hands', async () => {
    const { context, update } = await openSignIn()
    expect(screen.queryByText('Votre session a été fermée')).toBeNull()
    await update({ session: { ...context.session, state: { kind: 'disconnected', wasRefused: true } } })
    expect(screen.getByText('Votre session a été fermée')).toBeDefined()
  })

  it('puts the identity provider before the form, with its own words', async () => {
    const { element } = await openSignIn({ locale: 'en' })
    const provider = screen.getByRole('button', { name: 'S’identifier avec FranceConnect' })
    expect(provider.getAttribute('lang')).toBe('fr')
    const form = element.querySelector('form')
    expect(provider.compareDocumentPosition(form!) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  })

  it('opens what FranceConnect is in a new window, and says so', async () => {
    await openSignIn()
    const link = screen.getByRole('link', { name: /Qu’est-ce que FranceConnect/ })
    expect(link.getAttribute('target')).toBe('_blank')
    expect(link.getAttribute('title')).toMatch(/nouvelle fenêtre$/)
  })

  it.each([
    ['fr', 'On ne peut pas se connecter ici pour le moment'],
    ['en', 'Nobody can sign in here for the moment'],
  ] as const)(
    'says whom to ask, in %s, in a city whose only way came after this portal',
    async (locale, title) => {
      const { context } = await openSignIn({ locale, config: { loginTypes: [] } })
      const { phone, email, desk } = context.config.contact
      const told = screen.getByText(title).parentElement?.parentElement?.textContent
      for (const way of [phone, email, desk[locale]]) expect(told).toContain(way)
      expect(screen.queryByRole('button')).toBeNull()
    },
  )

  it('has no form in a city without e-mail accounts', async () => {
    await openSignIn({ config: { loginTypes: ['FC'] } })
    expect(screen.queryByLabelText('Mot de passe')).toBeNull()
    expect(screen.queryByText('ou')).toBeNull()
  })

  it('leads to a fine without signing in', async () => {
    await openSignIn()
    expect(screen.getByRole('link', { name: 'Payer ou contester un FPS' }).getAttribute('href')).toBe('/fps')
  })
})

describe('signing in with e-mail and password', () => {
  it('trims the e-mail address, leaves the password as it is, and goes on to the rights', async () => {
    const { user, withPassword, navigation, login, password, submit } = await openSignIn()
    await user.type(login(), '  camille.martin@example.org ')
    await user.type(password(), ' secret ')
    await submit()
    expect(withPassword).toHaveBeenCalledWith('camille.martin@example.org', ' secret ')
    expect(navigation.location.pathname).toBe('/souscriptions')
  })

  it('comes back to the page that was asked for, and to no other site', async () => {
    const { user, navigation, login, password, submit } = await openSignIn()
    act(() => navigation.navigate('/sign-in', { state: { returnTo: '//elsewhere.example' } }))
    act(() => navigation.navigate('/sign-in', { state: { returnTo: '/settings?professional=true' } }))
    await user.type(login(), 'camille.martin@example.org')
    await user.type(password(), 'secret')
    await submit()
    expect(navigation.visited.at(-1)).toBe('/settings?professional=true')
  })

  it('asks for what is missing before it asks the city', async () => {
    const { withPassword, password, submit } = await openSignIn()
    await submit()
    expect(withPassword).not.toHaveBeenCalled()
    const summary = screen.getByRole('region', { name: 'La connexion n’a pas abouti' })
    expect(document.activeElement).toBe(summary)
    expect(
      within(summary)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Indiquez votre adresse e-mail.', 'Indiquez votre mot de passe.'])
    expect(password().getAttribute('aria-invalid')).toBe('true')
  })

  it.each<[string, ApiFailure, RegExp]>([
    ['a wrong login, without saying which half', refused(401, 'WrongLogin'), /ne convient pas/],
    ['too many attempts', refused(429, 'Too Many Requests'), /trop d’essais/],
    ['no network', { kind: 'network' }, /Impossible de joindre la ville/],
    ['a city out of order', refused(503, null), /Ce n’est pas de votre fait/],
  ])('says it once for %s and keeps what was typed', async (_, failure, sentence) => {
    const { user, withPassword, login, password, submit } = await openSignIn()
    withPassword.mockResolvedValueOnce({ signedIn: false, failure })
    await user.type(login(), 'camille.martin@example.org')
    await user.type(password(), 'wrong')
    await submit()
    expect(await screen.findAllByText(sentence)).toHaveLength(1)
    expect((login() as HTMLInputElement).value).toBe('camille.martin@example.org')
    expect((password() as HTMLInputElement).value).toBe('wrong')
  })

  it('offers to send the confirmation again where it says that an address is not confirmed', async () => {
    const { user, withPassword, login, password, submit, navigation } = await openSignIn()
    withPassword.mockResolvedValueOnce({ signedIn: false, failure: refused(403, 'EmailNotVerified') })
    await user.type(login(), 'ana@example.org')
    await user.type(password(), 'right')
    await submit()
    const again = await screen.findByRole('button', { name: 'Renvoyer le message de confirmation' })
    expect(again.compareDocumentPosition(login())).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    await user.click(again)
    expect(navigation.location).toMatchObject({ state: { secret: 'ana@example.org' } })
  })

  it('shows and hides the password, and lets browsers fill it in', async () => {
    const { user, login, password } = await openSignIn()
    expect(login().getAttribute('autocomplete')).toBe('username')
    expect(password().getAttribute('autocomplete')).toBe('current-password')
    await user.click(screen.getByRole('button', { name: 'Afficher le mot de passe' }))
    expect(password().getAttribute('type')).toBe('text')
    await user.click(screen.getByRole('button', { name: 'Masquer le mot de passe' }))
    expect(password().getAttribute('type')).toBe('password')
  })

  it('takes a pasted password', async () => {
    const { user, password } = await openSignIn()
    await user.click(password())
    await user.paste('from-a-manager')
    expect((password() as HTMLInputElement).value).toBe('from-a-manager')
  })
})

describe('signing in with the provider', () => {
  it('leaves for it with the page to come back to', async () => {
    const { user, withProvider } = await openSignIn()
    await user.click(screen.getByRole('button', { name: /FranceConnect/ }))
    expect(withProvider).toHaveBeenCalledWith('/souscriptions')
  })

  it('explains a browser without cryptography', async () => {
    const { user, withProvider } = await openSignIn()
    withProvider.mockRejectedValueOnce(Object.assign(new Error(), { name: 'CryptographyUnavailable' }))
    await user.click(screen.getByRole('button', { name: /FranceConnect/ }))
    expect((await screen.findByRole('alert')).textContent).toMatch(/ne permet pas une connexion sûre/)
  })
})

describe('somebody is signed in already', () => {
  it('says who, goes on, or signs out', async () => {
    const { user, signOut } = await openSignIn({ subscriber: fakeSubscriber() })
    expect(screen.getByText('Camille Martin')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Continuer' }).getAttribute('href')).toBe('/souscriptions')
    await user.click(screen.getByRole('button', { name: 'Se déconnecter' }))
    expect(signOut).toHaveBeenCalled()
  })
})

it('says that the session has expired', async () => {
  const remote = await openSignIn()
  await remote.update({ session: { ...remote.context.session, state: { kind: 'expired' } } })
  expect(screen.getByText('Votre session a expiré')).toBeTruthy()
})
