import { cityRefusal, fakeSubscriber } from '@parvis/shared-kernel/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { keepTyped } from '../access/kept-typing.model.ts'
import { called, GOOD, open } from '../testing/open-screen.ts'

afterEach(() => sessionStorage.clear())

describe('a forgotten password', () => {
  const RECOVER = 'GET /api/auth/customer/recover'
  it.each(['known@example.org', 'unknown@example.org'])('%s gets the same answer', async email => {
    const remote = await open('/souscriptions/forgotPassword', { answers: { [RECOVER]: undefined } })
    await remote.user.type(screen.getByLabelText('Adresse e-mail'), email)
    await remote.user.click(screen.getByRole('button', { name: 'Recevoir le lien' }))
    expect((await screen.findByRole('status')).textContent).toBe(
      `Si un compte existe avec ${email}, un message vient de partir. Son lien est valable 30 minutes et ne sert qu’une fois.`,
    )
    expect(screen.getByRole('heading', { level: 1 })).toBe(document.activeElement)
  })

  it.each([
    ['', /Indiquez votre adresse/],
    ['a@b.c', /au moins 6 caractères/],
    [`${'a'.repeat(70)}@example.org`, /80 caractères au plus/],
    ['no address', /n’est pas complète/],
  ])('%j is not sent', async (typed, sentence) => {
    const remote = await open('/souscriptions/forgotPassword')
    if (typed) await remote.user.type(screen.getByLabelText('Adresse e-mail'), typed)
    await remote.user.click(screen.getByRole('button', { name: 'Recevoir le lien' }))
    expect(screen.getAllByText(sentence)).toHaveLength(2)
    expect(remote.api.calls).toEqual([])
  })
})

describe('a password that one knows', () => {
  const RECOVER = 'GET /api/auth/customer/recover'
  const own = fakeSubscriber({ email: 'camille@example.org' })

  it.each([
    ['is changed from the profile', ['FC', 'CUSTOMER'], ['/souscriptions/forgotPassword']],
    ['is not offered in a city without passwords', ['FC'], []],
  ] as const)('%s', async (_name, loginTypes, addresses) => {
    await open('/settings', { subscriber: own, config: { loginTypes: [...loginTypes] } })
    const links = screen.queryAllByRole('link', { name: 'Changer de mot de passe' })
    expect(links.map(link => link.getAttribute('href'))).toEqual(addresses)
  })

  it('is changed by a link to the address of the account, whatever was typed before it was opened', async () => {
    keepTyped('address', { email: 'other@example.org' }, Date.now())
    const remote = await open('/souscriptions/forgotPassword', {
      subscriber: own,
      answers: { [RECOVER]: undefined },
    })
    expect(screen.getByRole('heading', { level: 1, name: 'Changer de mot de passe' })).toBeTruthy()
    await remote.user.click(screen.getByRole('button', { name: 'Recevoir le lien' }))
    expect((await screen.findByRole('status')).textContent).toContain('camille@example.org')
    expect(called(remote, RECOVER)[0]?.query).toMatchObject({ email: 'camille@example.org' })
  })
})

describe('choosing another password', () => {
  const CHECK = 'GET /api/auth/customer/checkRecover'
  const MODIFY = 'POST /api/auth/customer/modifyPassword'
  const choose = async (remote: Awaited<ReturnType<typeof open>>, password = GOOD) => {
    await remote.user.type(await screen.findByLabelText('Nouveau mot de passe'), password)
    await remote.user.click(screen.getByRole('button', { name: 'Changer mon mot de passe' }))
  }

  it('is done by the link, which leaves the address bar', async () => {
    const remote = await open('/souscriptions/recover/r-1', {
      answers: { [CHECK]: { valid: true }, [MODIFY]: undefined },
    })
    await choose(remote)
    expect(await screen.findByRole('heading', { name: 'Votre mot de passe est changé' })).toBeTruthy()
    expect(remote.api.calls.map(({ query, json }) => json ?? query)).toEqual([
      { recoverId: 'r-1' },
      { recoverId: 'r-1', password: GOOD },
    ])
    expect(remote.navigation.location.pathname).toBe('/souscriptions/recover/lien')
  })

  it('is still told once the session that the new password ended has left', async () => {
    const remote = await open('/souscriptions/recover/r-1', {
      answers: { [CHECK]: { valid: true }, [MODIFY]: undefined },
      subscriber: fakeSubscriber(),
    })
    await choose(remote)
    const title = { name: 'Votre mot de passe est changé' }
    await screen.findByRole('heading', title)
    expect(remote.events).toContainEqual({ kind: 'subscriber-changed' })
    const session = { ...remote.context.session, state: { kind: 'disconnected' as const } }
    await remote.update({ session, subscriber: null })
    expect(await screen.findByRole('heading', title)).toBeTruthy()
    expect(remote.api.calls).toHaveLength(2)
  })

  it.each([
    ['a used or unknown link', { [CHECK]: { valid: false } }, false],
    [
      'a link that dies meanwhile',
      { [CHECK]: { valid: true }, [MODIFY]: cityRefusal(410, 'LinkExpired') },
      true,
    ],
  ])('%s is told, with the way to another', async (_, answers, isTried) => {
    const remote = await open('/souscriptions/recover/r-2', { answers })
    if (isTried) await choose(remote)
    expect(await screen.findByRole('heading', { name: 'Ce lien n’est plus valable' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Recevoir un nouveau lien' }).getAttribute('href')).toBe(
      '/souscriptions/forgotPassword',
    )
  })

  it.each([
    ['elevenchars', null, /au moins 12 caractères/, /Le mot de passe est trop court/],
    ['motdepasse123', cityRefusal(400, 'WeakPassword'), /se devine trop vite/, /Choisissez un autre/],
  ])('%s is refused with its reason', async (password, refusal, sentence, inSummary) => {
    const remote = await open('/souscriptions/recover/r-3', {
      answers: { [CHECK]: { valid: true }, [MODIFY]: refusal },
    })
    await choose(remote, password)
    expect((await screen.findByRole('link', { name: inSummary })).getAttribute('href')).toBe(
      '#recover-password',
    )
    expect(screen.getAllByText(sentence).length).toBeGreaterThan(0)
    expect(screen.getByLabelText('Nouveau mot de passe').getAttribute('aria-invalid')).toBe('true')
  })

  it.each([
    ['louise-perrin-1970', 'Sans votre nom ni votre adresse e-mail (vérifié à l’envoi)'],
    ['valmont-parking', 'pas encore respecté\u202f: Sans votre nom ni votre adresse e-mail '],
  ])('of %s says no more than the page knows of its owner', async (password, told) => {
    const remote = await open('/souscriptions/recover/r-4', {
      answers: { [CHECK]: { valid: true }, [MODIFY]: cityRefusal(400, 'WeakPassword') },
    })
    const rules = () => screen.getByRole('list', { name: 'Votre mot de passe' })
    const personal = () => within(rules()).getAllByRole('listitem')[1]?.textContent
    await remote.user.type(await screen.findByLabelText('Nouveau mot de passe'), password)
    expect(personal()).toBe(told)
    await remote.user.click(screen.getByRole('button', { name: 'Changer mon mot de passe' }))
    expect(await screen.findByText(/se devine trop vite/)).toBeTruthy()
    expect([personal(), within(rules()).queryByText(/^non respecté/)]).toEqual([told, null])
  })
})

describe('a sign-in link', () => {
  const HASH = 'GET /api/auth/verify-hash/h-1'
  it('shows whose address signing in will prove, and takes its hash along', async () => {
    const { user, context } = await open('/souscriptions/inscription/h-1', {
      answers: { [HASH]: { valid: true, email: 'sacha@example.org' } },
    })
    expect(await screen.findByText(/sacha@example.org/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'S’identifier avec FranceConnect' }))
    expect(vi.mocked(context.session.signInWithProvider)).toHaveBeenCalledWith('/souscriptions', 'h-1')
  })

  it('can be followed again by who comes back from the provider with the browser’s back button', async () => {
    const { user, context } = await open('/souscriptions/inscription/h-1', {
      answers: { [HASH]: { valid: true, email: 'sacha@example.org' } },
    })
    const leave = await screen.findByRole('button', { name: /FranceConnect/ })
    await user.click(leave)
    expect(leave.getAttribute('aria-busy')).toBe('true')
    act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })))
    await user.click(leave)
    expect(vi.mocked(context.session.signInWithProvider)).toHaveBeenCalledTimes(2)
  })

  it('lets somebody else who is signed in sign out first', async () => {
    const { user, context } = await open('/souscriptions/inscription/h-1', {
      subscriber: fakeSubscriber(),
      answers: { [HASH]: { valid: true, email: 'sacha@example.org' } },
    })
    expect(await screen.findByText('Camille Martin')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Me déconnecter' }))
    expect(vi.mocked(context.session.signOut)).toHaveBeenCalled()
  })

  it.each([
    [null, 'Me connecter', '/sign-in'],
    [fakeSubscriber(), 'Voir mes droits', '/souscriptions'],
  ])('that has done its work says so, and leads on: %#', async (subscriber, label, href) => {
    await open('/souscriptions/inscription/h-1', {
      subscriber,
      answers: { [HASH]: { valid: false, email: 'sacha@example.org' } },
    })
    await screen.findByRole('heading', { name: 'Votre adresse est confirmée' })
    expect(screen.getByText(/sacha@example.org est déjà confirmée/)).toBeTruthy()
    expect(screen.getByRole('link', { name: label }).getAttribute('href')).toBe(href)
    expect(screen.queryByText(/plus valable/)).toBeNull()
  })

  it('that is dead says so in a dialog, which closes to the question for an address', async () => {
    const { user, navigation } = await open('/souscriptions/inscription/h-1', {
      answers: { [HASH]: { valid: false } },
    })
    const dialog = await screen.findByRole(
      'alertdialog',
      { name: 'Ce lien n’est plus valable' },
      { timeout: 10_000 },
    )
    await user.click(within(dialog).getByRole('button', { name: 'Demander un autre lien' }))
    await waitFor(() =>
      expect(navigation.location).toMatchObject({ pathname: '/souscriptions', search: '?sign=1' }),
    )
  })
})

describe('checking a plate', () => {
  it.each([
    [['FC', 'CUSTOMER'] as const, 'GET /api/auth/customer/registration/check-plate'],
    [['FC'] as const, 'GET /api/auth/fc/check-plate'],
  ])('is asked as the accounts of the city are: %j', async (loginTypes, call) => {
    const remote = await open('/plate-check', {
      config: { loginTypes },
      answers: { [call]: { valid: true } },
    })
    await remote.user.type(screen.getByLabelText(/Plaque d’immatriculation/), 'ab-123-cd')
    await remote.user.click(screen.getByRole('button', { name: 'Vérifier la plaque' }))
    expect(await screen.findByText('Cette plaque peut être enregistrée.')).toBeTruthy()
    expect(called(remote, call)).toHaveLength(1)
  })

  it('takes a good plate along to the registration', async () => {
    const call = 'GET /api/auth/customer/registration/check-plate'
    const remote = await open('/plate-check', { answers: { [call]: { valid: true } } })
    await remote.user.type(screen.getByLabelText(/Plaque d’immatriculation/), 'ab-123-cd')
    await remote.user.click(screen.getByRole('button', { name: 'Vérifier la plaque' }))
    await remote.user.click(await screen.findByRole('button', { name: 'Créer mon compte avec cette plaque' }))
    // The page before has such a field too.
    await screen.findByRole('heading', { level: 1, name: 'Créer un compte' })
    expect(screen.getByLabelText<HTMLInputElement>(/Plaque d’immatriculation/).value).toBe('AB123CD')
  })

  it('offers no account to somebody who has one, and leads back to their rights', async () => {
    const call = 'GET /api/auth/customer/registration/check-plate'
    const remote = await open('/plate-check', {
      subscriber: fakeSubscriber(),
      answers: { [call]: { valid: true } },
    })
    expect(screen.getByRole('link', { name: 'Mes droits' }).getAttribute('href')).toBe('/souscriptions')
    await remote.user.type(screen.getByLabelText(/Plaque d’immatriculation/), 'ab-123-cd')
    await remote.user.click(screen.getByRole('button', { name: 'Vérifier la plaque' }))
    const told = within(
      (await screen.findByText('Cette plaque peut être enregistrée.')).closest('[role=status]')!,
    )
    expect([...told.queryAllByRole('button'), ...told.queryAllByRole('link')]).toEqual([])
  })

  it('says so when the city does not know it for a plate', async () => {
    const call = 'GET /api/auth/customer/registration/check-plate'
    const remote = await open('/plate-check', { answers: { [call]: { valid: false } } })
    await remote.user.type(screen.getByLabelText(/Plaque d’immatriculation/), 'zz')
    await remote.user.click(screen.getByRole('button', { name: 'Vérifier la plaque' }))
    expect(await screen.findByText(/ne reconnaît pas cette plaque/)).toBeTruthy()
  })
})
