import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { fakeNavigation, mountRemote } from '../testing/index.ts'
import { createMount } from './create-mount.tsx'
import {
  Link,
  lazyChunk,
  lazyPage,
  Navigate,
  useLocation,
  useNavigate,
  useParams,
  useSearch,
} from './index.ts'

function Thing() {
  const { id } = useParams()
  const query = useSearch()
  const { pathname, state } = useLocation()
  const navigate = useNavigate()
  return (
    <>
      <h1>{`Thing ${id}`}</h1>
      <p>{`${pathname} ${query.get('step')} ${JSON.stringify(state)}`}</p>
      <Link to="/things/2?step=a">link</Link>
      <button type="button" onClick={() => navigate('/things/3#x', { replace: true, state: { from: id } })}>
        replace
      </button>
      <button type="button" onClick={() => navigate('?step=two')}>
        step
      </button>
      <button type="button" onClick={() => navigate(-1)}>
        back
      </button>
    </>
  )
}

function Moved() {
  const navigate = useNavigate()
  useEffect(() => navigate('/things/moved', { replace: true }), [navigate])
  return null
}

const page = (Page: () => React.ReactNode) => lazyPage(async () => Page)
const mount = createMount({
  name: 'things',
  messages: { fr: lazyChunk(async () => ({})), en: lazyChunk(async () => ({})) },
  pages: [
    { pattern: '/things/:id', page: page(Thing) },
    { pattern: '/old', page: page(() => <Navigate to="/things/new" replace />) },
    { pattern: '/moved', page: page(Moved) },
  ],
})
const heading = (name: string) => screen.findByRole('heading', { name })
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

describe('the router of a remote', () => {
  it('follows its own link once', async () => {
    const { navigation } = await mountRemote(mount, { path: '/things/1' })
    await userEvent.click(await screen.findByRole('link', { name: 'link' }))
    expect(await heading('Thing 2')).toBeDefined()
    expect(navigation.visited).toEqual(['/things/1', '/things/2?step=a'])
  })

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    'leaves a click on its own link with %o to the browser',
    async how => {
      const { navigation } = await mountRemote(mount, { path: '/things/1' })
      const link = await screen.findByRole('link', { name: 'link' })
      const click = new MouseEvent('click', { bubbles: true, cancelable: true, ...how })
      let wasTaken = true
      document.addEventListener(
        'click',
        event => {
          wasTaken = event.defaultPrevented
          event.preventDefault()
        },
        { once: true },
      )
      await act(async () => link.dispatchEvent(click))
      expect(wasTaken).toBe(false)
      expect(navigation.visited).toEqual(['/things/1'])
    },
  )

  it('moves the address through the port, with state, query and way back', async () => {
    const { navigation } = await mountRemote(mount, { path: '/things/1' })
    await press('step')
    expect(navigation.location).toMatchObject({ pathname: '/things/1', search: '?step=two' })
    expect(screen.getByText('/things/1 two null')).toBeDefined()
    await press('replace')
    expect(await heading('Thing 3')).toBeDefined()
    expect(navigation.location).toMatchObject({ pathname: '/things/3', hash: '#x', state: { from: '1' } })
    expect(screen.getByText('/things/3 null {"from":"1"}')).toBeDefined()
    await press('back')
    expect(await heading('Thing 1')).toBeDefined()
  })

  it('hears of every move that others make', async () => {
    const { navigation } = await mountRemote(mount, { path: '/things/1' })
    await heading('Thing 1')
    act(() => navigation.navigate('/things/9'))
    expect(await heading('Thing 9')).toBeDefined()
  })

  it('stays where unsaved work is', async () => {
    const { navigation } = await mountRemote(mount, { path: '/things/1' })
    const lift = navigation.block(() => true)
    await userEvent.click(await screen.findByRole('link', { name: 'link' }))
    await press('replace')
    expect(screen.getByRole('heading', { name: 'Thing 1' })).toBeDefined()
    lift()
    await press('replace')
    expect(await heading('Thing 3')).toBeDefined()
  })

  it.each([
    ['/old', '/things/new'],
    ['/moved', '/things/moved'],
  ])('leaves no trace of %s, which leads elsewhere', async (path, to) => {
    const { navigation } = await mountRemote(mount, { path })
    await heading(`Thing ${to.slice('/things/'.length)}`)
    expect(navigation.visited).toEqual([path, to])
    act(() => navigation.go(-1))
    expect(navigation.location.pathname).toBe(to)
  })

  it('takes an address that is not well encoded as it stands, in silence', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    await mountRemote(mount, { path: '/things/%E0%A4%A' })
    expect(await heading('Thing %E0%A4%A')).toBeDefined()
    expect(warn).not.toHaveBeenCalled()
    warn.mockRestore()
  })

  it('shows nothing, in silence, where no page of its own answers', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const { element, navigation } = await mountRemote(mount, { path: '/things/1' })
    await heading('Thing 1')
    act(() => navigation.navigate('/elsewhere/at/all'))
    expect(element.textContent).toBe('')
    expect(warn).not.toHaveBeenCalled()
    warn.mockRestore()
  })

  it('writes its links as the port does', async () => {
    const navigation = { ...fakeNavigation('/things/1'), href: (to: string) => `#${to}` }
    const { update } = await mountRemote(mount, { path: '/things/1' })
    await update({ navigation })
    const link = await screen.findByRole('link', { name: 'link' })
    expect(link.getAttribute('href')).toBe('#/things/2?step=a')
  })

  it('moves in a page of somebody else, where other paths are addresses of the portal', async () => {
    const port = fakeNavigation('/things/1')
    const isOwn = (to: string) => to.startsWith('/things/')
    const href = (to: string) =>
      new URL(isOwn(to) ? `#${to}` : to, isOwn(to) ? window.location.href : 'https://portal.example').href
    const { update } = await mountRemote(mount, { path: '/things/1' })
    await update({ navigation: { ...port, href } })
    await press('replace')
    expect(port.visited).toEqual(['/things/1', '/things/3#x'])
  })
})
