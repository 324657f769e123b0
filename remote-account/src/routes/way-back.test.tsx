import { act, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { called, GOOD, open } from '../testing/open-screen.ts'

afterEach(() => sessionStorage.clear())

type Remote = Awaited<ReturnType<typeof open>>

const REGISTRATION = 'POST /api/auth/customer/registration'
const RECOVER = 'GET /api/auth/customer/recover'

const asksForAnAccount = async (remote: Remote) => {
  await remote.user.type(await screen.findByLabelText('Prénom'), 'Ana')
  await remote.user.type(screen.getByLabelText('Nom'), 'Petit')
  await remote.user.type(screen.getByLabelText('Adresse e-mail'), 'ana.petit@example.org')
  await remote.user.type(screen.getByLabelText('Choisissez un mot de passe'), GOOD)
  await remote.user.click(screen.getByRole('button', { name: 'Créer mon compte' }))
  return called(remote, REGISTRATION)[0]?.json
}
const asksForAPassword = async (remote: Remote) => {
  const button = await screen.findByRole('button', { name: 'Recevoir le lien' })
  await remote.user.type(screen.getByLabelText('Adresse e-mail'), 'ana.petit@example.org')
  await remote.user.click(button)
  return called(remote, RECOVER)[0]?.query
}

const WAYS = [
  ['a new account', '/souscriptions/registerCustomer', asksForAnAccount],
  ['a new password', '/souscriptions/forgotPassword', asksForAPassword],
] as const
const PLACES = [
  [
    'of a right that is shared, with its code',
    '/souscriptions/share',
    '/souscriptions/share?shareToken=7F3K',
  ],
  ['with its query', '/settings?professional=true', '/settings?professional=true'],
  ['that every sign-in opens: none', '/souscriptions', undefined],
  ['of another site: none', '//elsewhere.example', undefined],
  ['of the way in itself: none', '/souscriptions/forgotPassword', undefined],
] as const

describe('who is in the middle of something and needs an account', () => {
  it.each(
    WAYS.flatMap(([what, ...way]) =>
      PLACES.map(([which, ...place]) => [what, which, ...way, ...place] as const),
    ),
  )('asks for %s: the city is told the page %s', async (_what, _which, page, ask, returnTo, told) => {
    sessionStorage.setItem('parvis.share-code', JSON.stringify({ value: '7F3K', at: Date.now() }))
    const remote = await open('/sign-in', { answers: { [REGISTRATION]: undefined, [RECOVER]: undefined } })
    act(() => remote.navigation.navigate('/sign-in', { state: { returnTo } }))
    // A plain link, as all those between the pages of the way in.
    act(() => remote.navigation.navigate(page))
    const { email, returnTo: sent } = (await ask(remote)) as Record<string, unknown>
    expect([email, sent]).toEqual(['ana.petit@example.org', told])
  })
})

it.each(['/', '/souscriptions'])(
  'the home page %s, where signing out leads, remembers no page before',
  async home => {
    const remote = await open('/sign-in')
    act(() => remote.navigation.navigate('/sign-in', { state: { returnTo: '/settings' } }))
    expect(sessionStorage.getItem('parvis.return-to')).toContain('/settings')
    act(() => remote.navigation.navigate('/sign-in', { state: { returnTo: home } }))
    expect(sessionStorage.getItem('parvis.return-to')).toBeNull()
  },
)

describe('a mailed link opened in a tab that knows nothing', () => {
  const signsIn = async ({ user }: Remote) => {
    await user.type(await screen.findByLabelText('Mot de passe'), GOOD)
    await user.click(screen.getByRole('button', { name: 'Se connecter' }))
  }

  it.each([
    ['/souscriptions/share?shareToken=7F3K', '/souscriptions/share?shareToken=7F3K'],
    ['//elsewhere.example', '/souscriptions'],
    [undefined, '/souscriptions'],
  ])('that confirms an address on the way to %s leads to %s', async (returnTo, expected) => {
    const answers = {
      'GET /api/auth/customer/verify': { valid: true, email: 'ana.petit@example.org', returnTo },
    }
    const remote = await open('/verify/email/t-1', { answers })
    const on = await screen.findByRole('link', { name: 'Me connecter' })
    act(() => remote.navigation.navigate(on.getAttribute('href') ?? ''))
    const before = remote.navigation.visited.length
    await signsIn(remote)
    // The page of a code goes on to its address without the code.
    expect(remote.navigation.visited[before]).toBe(expected)
    expect(sessionStorage.getItem('parvis.return-to')).toBeNull()
  })

  it('that gives another password leads on too', async () => {
    const answers = {
      'GET /api/auth/customer/checkRecover': { valid: true, returnTo: '/souscriptions/complete/42' },
      'POST /api/auth/customer/modifyPassword': undefined,
    }
    const remote = await open('/souscriptions/recover/r-1', { answers })
    await remote.user.type(await screen.findByLabelText('Nouveau mot de passe'), GOOD)
    await remote.user.click(screen.getByRole('button', { name: 'Changer mon mot de passe' }))
    const on = await screen.findByRole('link', { name: 'Me connecter' })
    act(() => remote.navigation.navigate(on.getAttribute('href') ?? ''))
    await remote.user.type(await screen.findByLabelText('Adresse e-mail'), 'ana.petit@example.org')
    await signsIn(remote)
    expect(remote.navigation.visited.at(-1)).toBe('/souscriptions/complete/42')
  })
})
