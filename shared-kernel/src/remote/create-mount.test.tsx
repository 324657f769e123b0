import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { useI18n } from '../i18n/index.ts'
import { subscriberId } from '../ids/index.ts'
import { fakeNavigation, fakeSubscriber, mountRemote } from '../testing/index.ts'
import { instantFromMs } from '../time/index.ts'
import type { RemoteContext } from './contract.ts'
import { createMount } from './create-mount.tsx'
import { Link, Navigate, useNavigate, useParams, useQuery, useRemote, useSearch } from './index.ts'
import { lazyChunk, lazyPage } from './lazy-chunk.ts'
import { useScreen } from './use-screen.ts'

const messages = {
  fr: lazyChunk(async () => ({ hello: 'Bonjour' })),
  en: lazyChunk(async () => ({ hello: 'Hello' })),
}
const pageOf = (Page: () => React.ReactNode) => lazyPage(async () => Page)

function Detail() {
  const { id } = useParams()
  const navigate = useNavigate()
  const search = useSearch()
  useScreen(`Detail ${id}`)
  return (
    <>
      <h1>Detail {id}</h1>
      <p>{search.get('q')}</p>
      <Link to="/other">other</Link>
      <a href="/plain">plain</a>
      <button type="button" onClick={() => navigate('/other', { replace: true })}>
        go
      </button>
    </>
  )
}

const mount = createMount({
  name: 'sample',
  messages,
  pages: [
    { pattern: '/things/:id', page: pageOf(Detail) },
    { pattern: '/other', page: pageOf(() => <h1>Other</h1>) },
    { pattern: '/old', page: pageOf(() => <Navigate to="/other" replace />) },
  ],
})

describe('a mounted remote', () => {
  it('shows the page of its address, with what the pattern and the query name', async () => {
    const { screenTitle } = await mountRemote(mount, { path: '/things/a%20b?q=word' })
    expect(await screen.findByRole('heading', { name: 'Detail a b' })).toBeDefined()
    expect(screen.getByText('word')).toBeDefined()
    expect(screenTitle()).toBe('Detail a b')
  })

  it.each(['other', 'plain'])('follows the link "%s" in the page', async name => {
    const { navigation } = await mountRemote(mount, { path: '/things/1' })
    await userEvent.click(await screen.findByRole('link', { name }))
    expect(navigation.location.pathname).toBe(`/${name}`)
  })

  it('leaves a click that asks for a new tab to the browser', async () => {
    const { navigation } = await mountRemote(mount, { path: '/things/1' })
    const link = await screen.findByRole('link', { name: 'other' })
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true })
    link.addEventListener('click', event => event.preventDefault())
    await act(async () => link.dispatchEvent(click))
    expect(navigation.location.pathname).toBe('/things/1')
  })

  it('goes on when a page sends elsewhere', async () => {
    await mountRemote(mount, { path: '/old' })
    expect(await screen.findByRole('heading', { name: 'Other' })).toBeDefined()
  })

  it('takes everything away when it is unmounted', async () => {
    const element = document.createElement('div')
    const { context } = await mountRemote(mount, { path: '/other' })
    const mounted = await act(async () => mount(element, context))
    await within(element).findByRole('heading')
    await act(async () => mounted.unmount())
    expect(element.textContent).toBe('')
  })
})

describe('the messages of a remote', () => {
  const Greeting = () => <h1>{useI18n().t('hello')}</h1>

  it('change with the language, and stay until the next ones have come', async () => {
    let giveEnglish = () => {}
    const slow = new Promise<{ hello: string }>(resolve => {
      giveEnglish = () => resolve({ hello: 'Hello' })
    })
    const spoken = createMount({
      name: 'spoken',
      messages: { fr: messages.fr, en: lazyChunk(() => slow) },
      pages: [{ pattern: '/', page: pageOf(Greeting) }],
    })
    const { update } = await mountRemote(spoken)
    expect(await screen.findByRole('heading', { name: 'Bonjour' })).toBeDefined()
    await update({ locale: 'en' })
    expect(screen.getByRole('heading', { name: 'Bonjour' })).toBeDefined()
    giveEnglish()
    expect(await screen.findByRole('heading', { name: 'Hello' })).toBeDefined()
  })

  it('that cannot come leave a panel with a retry that tries again', async () => {
    let asked = 0
    const fr = lazyChunk(async () => {
      asked += 1
      if (asked <= 2) throw new Error('lost')
      return { hello: 'Bonjour' }
    })
    const mute = createMount({
      name: 'mute',
      messages: { fr, en: messages.en },
      pages: [{ pattern: '/', page: pageOf(Greeting) }],
    })
    const { reports } = await mountRemote(mute)
    await userEvent.click(await screen.findByRole('button', { name: /Réessayer/ }))
    expect(await screen.findByRole('heading', { name: 'Bonjour' })).toBeDefined()
    expect(reports).toHaveLength(1)
  })
})

describe('a page that fails', () => {
  it('says so, reports it, and really tries again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    let isBroken = true
    const fragile = createMount({
      name: 'fragile',
      messages,
      pages: [
        {
          pattern: '/',
          page: pageOf(() => {
            if (isBroken) throw new Error('broken')
            return <h1>Mended</h1>
          }),
        },
      ],
    })
    const { reports } = await mountRemote(fragile)
    const retry = await screen.findByRole('button', { name: /Réessayer/ })
    expect(reports).toHaveLength(1)
    isBroken = false
    await userEvent.click(retry)
    expect(await screen.findByRole('heading', { name: 'Mended' })).toBeDefined()
    vi.restoreAllMocks()
  })
})

describe('somebody who signs in where another has left', () => {
  const connected = (id: string) => ({
    kind: 'connected' as const,
    profile: { subscriberId: subscriberId(id), exp: instantFromMs(Date.now() + 3_600_000) },
  })

  it.each([
    ['nobody', { kind: 'disconnected' as const }],
    ['somebody else', connected('thomas')],
  ])(
    'leaves nothing typed on a public page to %s, and what a visitor typed to who signs in',
    async (_, next) => {
      const desk = createMount({
        name: 'desk',
        messages,
        pages: [{ pattern: '/desk', page: pageOf(() => <input aria-label="Plate" />) }],
      })
      const plate = () => screen.findByLabelText<HTMLInputElement>('Plate')
      const { context, update } = await mountRemote(desk, { path: '/desk', subscriber: null })
      const as = (state: RemoteContext['session']['state']) =>
        update({ session: { ...context.session, state } })
      await userEvent.type(await plate(), 'AA-111-AA')
      await as(connected('camille'))
      expect((await plate()).value).toBe('AA-111-AA')
      const drawn: number[] = []
      const note = () => drawn.push(screen.queryAllByLabelText('Plate').length)
      new MutationObserver(note).observe(document.body, { childList: true, subtree: true })
      await as(next)
      expect((await plate()).value).toBe('')
      // Never an empty page in between.
      expect(drawn).toEqual([1])
    },
  )

  it('sees nothing of what was read for the other, not even until their own is there', async () => {
    const shown: unknown[] = []
    function Garage() {
      const { subscriber } = useRemote()
      const { data } = useQuery({ queryKey: ['garage'], queryFn: async () => subscriber?.firstName })
      shown.push(data)
      return <h1>{data}</h1>
    }
    const account = createMount({
      name: 'account',
      messages,
      pages: [
        { pattern: '/garage', page: pageOf(Garage) },
        { pattern: '/sign-in', page: pageOf(() => <h1>Sign in</h1>) },
      ],
    })
    const { context, update } = await mountRemote(account, {
      path: '/garage',
      subscriber: fakeSubscriber({ firstName: 'Camille' }),
    })
    expect(await screen.findByRole('heading', { name: 'Camille' })).toBeDefined()
    const { session } = context
    // At the requested address the shell shows the sign-in screen.
    await update({
      session: { ...session, state: { kind: 'disconnected' } },
      subscriber: null,
      navigation: fakeNavigation('/sign-in'),
    })
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeDefined()
    shown.length = 0
    await update({
      session: { ...session, state: connected('thomas') },
      subscriber: fakeSubscriber({ firstName: 'Thomas' }),
    })
    expect(await screen.findByRole('heading', { name: 'Thomas' })).toBeDefined()
    expect(shown).not.toContain('Camille')
  })
})

describe('what other parts announce', () => {
  it('makes it read its rights again', async () => {
    let reads = 0
    function Rights() {
      const { announce } = useRemote()
      const { data } = useQuery({
        queryKey: ['rights'],
        queryFn: async () => {
          reads += 1
          return reads
        },
      })
      return (
        <button type="button" onClick={() => announce({ kind: 'rights-changed' })}>
          read {data}
        </button>
      )
    }
    await mountRemote(
      createMount({ name: 'rights', messages, pages: [{ pattern: '/', page: pageOf(Rights) }] }),
    )
    await userEvent.click(await screen.findByRole('button', { name: 'read 1' }))
    await waitFor(() => expect(screen.getByRole('button', { name: 'read 2' })).toBeDefined())
  })
})
