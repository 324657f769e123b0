import { I18nProvider } from '@parvis/shared-kernel/i18n'
import type { TabStore } from '@parvis/shared-kernel/session'
import { cityRefusal, fakeApi, fakeCityConfig } from '@parvis/shared-kernel/testing'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { AnnounceHolder } from '../layout/screen-title.ts'
import { fr } from '../messages/fr.ts'
import { pagesFr } from '../messages/pages.fr.ts'
import { memoryArea } from '../session/memory-area.ts'
import type { SessionDependencies } from '../session/session-dependencies.ts'
import { EmbedConsent } from './embed-consent.tsx'

const HOST = 'https://www.ville.example'
const CHALLENGE = 'c'.repeat(43)
const asked = (origin = HOST, challenge = CHALLENGE) =>
  `?origin=${encodeURIComponent(origin)}&challenge=${challenge}`

interface Situation {
  readonly search?: string
  readonly referrer?: string
  readonly isConnected?: boolean
  readonly answer?: unknown
  readonly area?: TabStore
}

const open = ({
  search = asked(),
  referrer = `${HOST}/`,
  isConnected = true,
  answer = undefined,
  area = memoryArea(),
}: Situation = {}) => {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer)
  const close = vi.spyOn(window, 'close').mockImplementation(() => {})
  const api = fakeApi({ 'POST /api/embed/grants': answer })
  const store = { owner: isConnected ? { sub: 'sub-camille' } : null }
  const dependencies = {
    api,
    area,
    sessionStore: { get: () => store, subscribe: () => () => {} },
  } as unknown as SessionDependencies
  const signIn = vi.fn()
  const config = fakeCityConfig({
    embedOrigins: [
      { origin: HOST, signIn: true },
      { origin: 'https://plain.example', signIn: false },
    ],
  })
  const view = render(
    <I18nProvider
      locale="fr"
      messages={{ ...fr, ...pagesFr }}
      config={{ currency: 'EUR', timeZone: 'Europe/Paris' }}
    >
      <AnnounceHolder value={() => {}}>
        <EmbedConsent dependencies={dependencies} config={config} search={search} signIn={signIn} />
      </AnnounceHolder>
    </I18nProvider>,
  )
  return { api, signIn, close, area, view }
}
const title = () => screen.getByRole('heading', { level: 1 }).textContent
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

afterEach(() => {
  vi.restoreAllMocks()
})

describe('the window in which a page of another site asks for an account', () => {
  it('names the site, and passes on nothing before somebody says so', async () => {
    const { api, close } = open()
    expect(title()).toBe('Afficher votre compte sur un autre site\u202f?')
    expect(screen.getByText(/^Le site «\swww\.ville\.example\s» veut afficher/)).toBeTruthy()
    expect(api.calls).toEqual([])
    await press('Continuer')
    await waitFor(() => expect(title()).toBe('Votre compte s’affiche'))
    expect(api.calls).toMatchObject([{ json: { origin: HOST, challenge: CHALLENGE } }])
    expect(close).toHaveBeenCalledTimes(1)
  })

  it('passes on nothing when somebody does not want to', async () => {
    const { api, close } = open()
    await press('Annuler')
    expect(title()).toBe('Rien n’a été transmis')
    expect([api.calls, close.mock.calls.length]).toEqual([[], 1])
  })

  it.each([
    ['of a site that nobody knows', asked('https://evil.example'), 'https://evil.example/'],
    ['of a site that may show no account', asked('https://plain.example'), 'https://plain.example/'],
    ['without a challenge', `?origin=${encodeURIComponent(HOST)}`, `${HOST}/`],
    ['with half of a challenge', asked(HOST, 'c'), `${HOST}/`],
    ['without anything', '', `${HOST}/`],
  ])('refuses a wish %s', (_what, search, referrer) => {
    const { api, signIn } = open({ search, referrer, isConnected: false })
    expect(title()).toBe('Ce site ne peut pas afficher votre compte')
    expect(screen.queryByRole('button')).toBeNull()
    expect([api.calls, signIn.mock.calls]).toEqual([[], []])
  })

  it.each([
    ['a mail', ''],
    ['another site', 'https://evil.example/'],
    ['a site that begins alike', `${HOST}.evil.example/`],
  ])('asks nobody who was sent by %s', (_who, referrer) => {
    const { signIn } = open({ referrer, isConnected: false })
    expect(title()).toBe('Recommencez depuis le site')
    expect(screen.getByText(/^Cette page ne s’ouvre que depuis www\.ville\.example,/)).toBeTruthy()
    expect(screen.queryByRole('button')).toBeNull()
    expect(signIn).not.toHaveBeenCalled()
  })

  it('lets a visitor sign in first, and still knows who asked on the way back', () => {
    const area = memoryArea()
    const first = open({ isConnected: false, area })
    expect(first.signIn).toHaveBeenCalledTimes(1)
    first.view.unmount()
    const back = open({ area, referrer: 'https://identity.example/' })
    expect(title()).toContain('Afficher votre compte')
    back.view.unmount()
    // The stored proof is bound to one challenge.
    open({ area, referrer: '', search: asked(HOST, 'd'.repeat(43)) })
    expect(title()).toContain('Recommencez')
  })

  it('says what went wrong, and can be tried again', async () => {
    const { api } = open({ answer: cityRefusal(503, 'Service Unavailable') })
    await press('Continuer')
    expect(await screen.findByRole('alert')).toBeTruthy()
    await press('Continuer')
    await waitFor(() => expect(api.calls).toHaveLength(2))
    expect(title()).toContain('Afficher votre compte')
  })
})
