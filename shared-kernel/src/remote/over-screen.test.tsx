import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import type { Messages } from '../i18n/index.ts'
import { type FakeRemoteOptions, mountRemote } from '../testing/index.ts'
import { createMount } from './create-mount.tsx'
import { lazyChunk, lazyPage } from './lazy-chunk.ts'
import { useScreenPlace } from './over-screen.ts'
import { useLocation } from './router.tsx'
import { useScreen } from './use-screen.ts'

const { happyDOM } = window as unknown as { happyDOM: { setViewport(size: { width: number }): void } }
afterEach(() => happyDOM.setViewport({ width: 1024 }))

function List() {
  const [count, setCount] = useState(0)
  const { search } = useLocation()
  useScreen('List')
  return (
    <div data-testid="list">
      <p>{`${useScreenPlace()} ${search} ${count}`}</p>
      <button type="button" onClick={() => setCount(count + 1)}>
        More
      </button>
      <a href="/list/a">A</a>
      <a href="/list/a?payment=1">A, paid</a>
      <a href="/other">Other</a>
    </div>
  )
}

function Detail() {
  useScreen('Detail')
  return (
    <div data-testid="detail">
      <p>{useScreenPlace()}</p>
      <a href="/list/b">B</a>
    </div>
  )
}

function Other() {
  return <a href="/list/a">A</a>
}

const chunk = lazyChunk<Messages>(async () => ({}))
const list = lazyPage(async () => List)
const mount = createMount({
  name: 'sample',
  messages: { fr: chunk, en: chunk },
  pages: [
    { pattern: '/list', page: list },
    { pattern: '/list/:id', page: lazyPage(async () => Detail), over: list },
    { pattern: '/other', page: lazyPage(async () => Other) },
  ],
})
const open = async (path: string, width: number, options: FakeRemoteOptions = {}) => {
  happyDOM.setViewport({ width })
  const fake = await mountRemote(mount, { path, ...options })
  return {
    ...fake,
    user: userEvent.setup(),
    press: (name: string) => act(async () => screen.getByText(name).click()),
  }
}
const described = (id: string) => screen.queryByTestId(id)?.querySelector('p')?.textContent ?? null

describe('a screen that opens over another', () => {
  it('leaves it as it is, and gives it back as it was left', async () => {
    const { press, navigation, events } = await open('/list?all=1', 1280)
    await press('More')
    expect(described('list')).toBe('alone ?all=1 1')
    await press('A')
    expect(navigation.location.pathname).toBe('/list/a')
    expect([described('list'), described('detail')]).toEqual(['under ?all=1 1', 'over'])
    await act(async () => navigation.go(-1))
    expect([described('list'), described('detail')]).toEqual(['alone ?all=1 1', null])
    expect(events.filter(({ kind }) => kind === 'screen')).toEqual([
      { kind: 'screen', title: 'List', isError: false, isOver: false },
      { kind: 'screen', title: 'Detail', isError: false, isOver: true },
      { kind: 'screen', title: 'List', isError: false, isOver: false },
    ])
  })

  it('is there again, with the other, after a reload', async () => {
    const { press, navigation } = await open('/list', 1280)
    await press('A')
    // The browser stores a copy.
    const state = JSON.parse(JSON.stringify(navigation.location.state))
    await press('Other')
    expect([described('list'), described('detail')]).toEqual([null, null])
    await act(async () => navigation.navigate('/list/a', { state }))
    expect([described('list'), described('detail')]).toEqual(['under  0', 'over'])
  })

  it.each([
    ['on a phone', '/list', 767, 'A'],
    ['by a link with a query, which is another screen', '/list', 1280, 'A, paid'],
    ['from a screen that it does not name', '/other', 1280, 'A'],
    ['by a link in itself, opened by its address', '/list/a', 1280, 'B'],
  ])('stands alone %s', async (_where, path, width, link) => {
    const { press } = await open(path, width)
    await press(link)
    expect([described('list'), described('detail')]).toEqual([null, 'alone'])
  })

  it('stands alone when it is opened by its address', async () => {
    await open('/list/a', 1280)
    expect([described('list'), described('detail')]).toEqual([null, 'alone'])
  })

  it.each([[{ under: 'x' }], [{ under: null }], ['over'], [7]])(
    'stands alone where the state of a visit is %j',
    async state => {
      const { navigation } = await open('/other', 1280)
      await act(async () => navigation.navigate('/list/a', { state }))
      expect([described('list'), described('detail')]).toEqual([null, 'alone'])
    },
  )
})
