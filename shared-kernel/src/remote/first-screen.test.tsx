import { act, screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Messages, useI18n } from '../i18n/index.ts'
import { LazyMessages } from '../page/index.ts'
import { mountRemote } from '../testing/index.ts'
import { createMount } from './create-mount.tsx'
import { CHUNK_TIME_LIMIT_MS, ChunkFailure, lazyChunk, lazyPage } from './lazy-chunk.ts'
import type { RemoteDefinition } from './remote-definition.ts'

const lost = async (): Promise<never> => {
  throw new Error('lost')
}
const silent = () => new Promise<never>(() => {})
const chunkOf = (text: string) => lazyChunk<Messages>(async () => ({ hello: text }))
const messages = { fr: chunkOf('Bonjour'), en: chunkOf('Hello') }
const Greeting = () => <h1>{useI18n().t('hello')}</h1>
const Buggy: ComponentType = () => {
  throw new TypeError('a bug')
}
const page = (pattern: string, fetchPage: () => Promise<ComponentType>) => ({
  pattern,
  page: lazyPage(fetchPage),
})
const GOOD = page('/', async () => Greeting)

const sample = (changes: Partial<RemoteDefinition>) =>
  createMount({ name: 'sample', messages, pages: [GOOD], ...changes })
const panel = () => screen.queryByRole('button', { name: /Réessayer/ })
const stateOf = (promise: Promise<unknown>) => {
  const settled = promise.then(
    () => 'ready',
    () => 'failed',
  )
  return Promise.race([settled, new Promise(resolve => setTimeout(resolve, 0, 'waiting'))])
}

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => {
  vi.restoreAllMocks()
})

describe('the first screen of a remote', () => {
  /** A fetch that stays pending until `give`. */
  const later = <Value,>() => {
    const { promise, resolve } = Promise.withResolvers<Value>()
    return { fetch: () => promise, give: (value: Value) => act(async () => resolve(value)) }
  }

  it('is ready once its code and its messages are here and drawn', async () => {
    const { fetch, give } = later<Messages>()
    const slow = lazyChunk(fetch)
    const late = { fr: slow, en: slow }
    const Page = () => (
      <LazyMessages chunks={late}>
        <Greeting />
      </LazyMessages>
    )
    const { ready } = await mountRemote(sample({ pages: [page('/', async () => Page)] }))
    expect(await stateOf(ready)).toBe('waiting')
    await give({ hello: 'Enfin' })
    expect(screen.getByRole('heading', { name: 'Enfin' })).toBeDefined()
    expect(await stateOf(ready)).toBe('ready')
  })

  it('stands behind one skeleton until both are here: React keeps a second one for 300 ms', async () => {
    const [fetching, code] = [later<Messages>(), later<ComponentType>()]
    const slow = lazyChunk(fetching.fetch)
    await mountRemote(sample({ messages: { fr: slow, en: slow }, pages: [page('/', code.fetch)] }))
    const skeletons = () => [...document.querySelectorAll('[aria-busy]')]
    const drawn = skeletons()
    expect(drawn).toHaveLength(1)
    await fetching.give({ hello: 'Bonjour' })
    expect(skeletons()[0]).toBe(drawn[0])
    await code.give(Greeting)
    expect(screen.getByRole('heading', { name: 'Bonjour' })).toBeDefined()
    expect(skeletons()).toEqual([])
  })

  it('is fetched while its messages are still on their way', async () => {
    const fetchPage = vi.fn(async () => Greeting)
    const never = lazyChunk<Messages>(silent)
    await mountRemote(sample({ messages: { fr: never, en: never }, pages: [page('/', fetchPage)] }))
    expect(fetchPage).toHaveBeenCalledOnce()
  })
})

const FAILURES: readonly [string, () => Partial<RemoteDefinition>][] = [
  ['its code is lost', () => ({ pages: [page('/', lost)] })],
  ['its messages are lost', () => ({ messages: { fr: lazyChunk(lost), en: lazyChunk(lost) } })],
  [
    'code and messages are lost',
    () => ({ pages: [page('/', lost)], messages: { ...messages, fr: lazyChunk(lost) } }),
  ],
  ['it throws', () => ({ pages: [page('/', async () => Buggy)] })],
  [
    'its late messages are lost',
    () => {
      const chunks = { fr: lazyChunk(lost), en: lazyChunk(lost) }
      return { pages: [page('/', async () => () => <LazyMessages chunks={chunks}>{null}</LazyMessages>)] }
    },
  ],
]

describe('a first screen that cannot come', () => {
  it.each(FAILURES)('is handed to the shell, once, because %s', async (_, definition) => {
    const fail = vi.fn()
    const { ready, reports, update } = await mountRemote(sample(definition()), { fail })
    await update({ theme: 'dark' })
    await update({ theme: 'light' })
    expect(fail).toHaveBeenCalledOnce()
    await expect(ready).rejects.toBe(fail.mock.calls[0]?.[0])
    expect(panel()).toBeNull()
    expect(reports).toHaveLength(0)
  })

  it.each(FAILURES)(
    'is told by the remote itself where no shell takes it, because %s',
    async (_, definition) => {
      const { ready, reports } = await mountRemote(sample(definition()))
      expect(panel()).not.toBeNull()
      expect(reports).toHaveLength(1)
      expect(await stateOf(ready)).toBe('failed')
    },
  )

  it.each<[string, () => Partial<RemoteDefinition>]>([
    ['code', () => ({ pages: [page('/', silent)] })],
    ['messages', () => ({ messages: { fr: lazyChunk(silent), en: lazyChunk(silent) } })],
    [
      'code and messages',
      () => ({ pages: [page('/', silent)], messages: { ...messages, fr: lazyChunk(silent) } }),
    ],
  ])('is given up within the time limit when its %s hang', async (_, definition) => {
    vi.useFakeTimers()
    const fail = vi.fn()
    await mountRemote(sample(definition()), { fail })
    await act(() => vi.advanceTimersByTimeAsync(CHUNK_TIME_LIMIT_MS - 1))
    expect(fail).not.toHaveBeenCalled()
    await act(() => vi.advanceTimersByTimeAsync(1))
    expect(fail).toHaveBeenCalledOnce()
    expect(fail.mock.calls[0]?.[0]).toMatchObject({ name: 'ChunkTimeout' })
  })

  it('is really tried again when the shell mounts the same version again', async () => {
    let isBroken = true
    const fetchPage = vi.fn(async () => {
      if (isBroken) throw new Error('lost')
      return Greeting
    })
    const mount = sample({ pages: [page('/', fetchPage)] })
    const fail = vi.fn()
    await mountRemote(mount, { fail })
    expect(fail).toHaveBeenCalledOnce()
    isBroken = false
    const { ready } = await mountRemote(mount, { fail })
    expect(screen.getByRole('heading', { name: 'Bonjour' })).toBeDefined()
    expect(await stateOf(ready)).toBe('ready')
    expect(fetchPage).toHaveBeenCalledTimes(3)
    expect(fail).toHaveBeenCalledOnce()
  })
})

describe('after the first screen was drawn', () => {
  it('a page whose code cannot come is handed to the shell, once', async () => {
    const fail = vi.fn()
    const { navigation, ready, update } = await mountRemote(sample({ pages: [GOOD, page('/next', lost)] }), {
      fail,
    })
    await act(async () => navigation.navigate('/next'))
    await update({ theme: 'dark' })
    expect(fail).toHaveBeenCalledOnce()
    expect(fail.mock.calls[0]?.[0]).toBeInstanceOf(ChunkFailure)
    expect(panel()).toBeNull()
    expect(await stateOf(ready)).toBe('ready')
  })

  it('a bug stays inside the remote: another version would lose what was typed', async () => {
    const fail = vi.fn()
    const { navigation, reports } = await mountRemote(
      sample({ pages: [GOOD, page('/next', async () => Buggy)] }),
      { fail },
    )
    await act(async () => navigation.navigate('/next'))
    expect(panel()).not.toBeNull()
    expect(fail).not.toHaveBeenCalled()
    expect(reports).toHaveLength(1)
  })

  it('a language whose messages cannot come leaves the one before, and is tried again when it is chosen again', async () => {
    const fail = vi.fn()
    let isBroken = true
    const en = lazyChunk<Messages>(async () => {
      if (isBroken) throw new Error('lost')
      return { hello: 'Hello' }
    })
    const { reports, update } = await mountRemote(sample({ messages: { fr: messages.fr, en } }), { fail })
    await update({ locale: 'en' })
    expect(screen.getByRole('heading', { name: 'Bonjour' })).toBeDefined()
    expect(fail).not.toHaveBeenCalled()
    expect(reports).toHaveLength(1)
    await update({ locale: 'fr' })
    isBroken = false
    await update({ locale: 'en' })
    expect(screen.getByRole('heading', { name: 'Hello' })).toBeDefined()
  })

  it('late messages of another language that cannot come leave those of the one before', async () => {
    const fail = vi.fn()
    const chunks = { fr: chunkOf('Tardif'), en: lazyChunk<Messages>(lost) }
    const Page = () => (
      <LazyMessages chunks={chunks}>
        <Greeting />
      </LazyMessages>
    )
    const { reports, update } = await mountRemote(sample({ pages: [page('/', async () => Page)] }), { fail })
    await update({ locale: 'en' })
    expect(screen.getByRole('heading', { name: 'Tardif' })).toBeDefined()
    expect(fail).not.toHaveBeenCalled()
    expect(reports).toHaveLength(1)
  })

  it('late messages follow the language, without hiding what is shown', async () => {
    const chunks = { fr: chunkOf('Tardif'), en: chunkOf('Late') }
    const Page = () => (
      <LazyMessages chunks={chunks}>
        <Greeting />
      </LazyMessages>
    )
    const { update } = await mountRemote(sample({ pages: [page('/', async () => Page)] }))
    const heading = screen.getByRole('heading', { name: 'Tardif' })
    await update({ locale: 'en' })
    expect(screen.getByRole('heading', { name: 'Late' })).toBe(heading)
  })
})
