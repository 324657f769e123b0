import { act, render, screen } from '@testing-library/react'
import { type ComponentType, type ReactNode, Suspense, use, useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { I18nProvider, type Messages } from '../i18n/index.ts'
import { LateBoundary, LazyMessages, lateComponent, useChunk } from '../page/index.ts'
import { mountRemote } from '../testing/index.ts'
import { createMount } from './create-mount.tsx'
import { useDescription } from './failure-sentence.ts'
import { type LazyChunk, lazyChunk, lazyPage } from './lazy-chunk.ts'

const MANY = 25

interface Source {
  /** Fake of the bundler's import: fails until repaired. */
  fetchAs<Value>(value: Value): () => Promise<Value>
  readonly fetched: () => number
  mend(): void
}

function source(): Source {
  let fetched = 0
  let isBroken = true
  return {
    fetchAs: value => async () => {
      fetched += 1
      if (isBroken) throw new Error('lost')
      return value
    },
    fetched: () => fetched,
    mend() {
      isBroken = false
    },
  }
}

const here: LazyChunk<Messages> = lazyChunk(async () => ({}))
const noMessages = { fr: here, en: here }
const both = (chunk: LazyChunk<Messages>) => ({ fr: chunk, en: chunk })

/** Renders a remote with one page and updates it many times. */
async function drawnOften(page: LazyChunk<ComponentType>, messages = noMessages, pageMessages = noMessages) {
  const { update } = await mountRemote(
    createMount({ name: 'sample', messages, pages: [{ pattern: '/', page, messages: pageMessages }] }),
  )
  for (let times = 0; times < MANY; times += 1) await update({ theme: times % 2 === 0 ? 'dark' : 'light' })
}

/** The same with a page that shows a lazy part, rendered again at each press. */
async function pageWith(Part: () => ReactNode) {
  const Page = () => {
    const [times, setTimes] = useState(0)
    return (
      <>
        <Part />
        <button type="button" onClick={() => setTimes(times + 1)}>
          {`drawn ${times}`}
        </button>
      </>
    )
  }
  await drawnOften(lazyPage(async () => Page))
}
const drawAnew = async () => {
  for (let times = 0; times < MANY; times += 1)
    await act(async () => screen.getByRole('button', { name: /drawn/ }).click())
}

const Arrived = () => <p>arrived</p>
const pageWithMessages = (chunks: typeof noMessages) =>
  lazyPage(async () => () => (
    <LazyMessages chunks={chunks}>
      <Arrived />
    </LazyMessages>
  ))

/** Users of chunks, and whether each offers a retry. */
const USERS: readonly [string, (from: Source) => Promise<void>, { readonly hasRetry: boolean }][] = [
  ['the page of a remote', from => drawnOften(lazyPage(from.fetchAs(Arrived))), { hasRetry: true }],
  [
    'the messages of a remote',
    from =>
      drawnOften(
        lazyPage(async () => Arrived),
        both(lazyChunk(from.fetchAs({}))),
      ),
    { hasRetry: true },
  ],
  [
    'late messages',
    from => drawnOften(pageWithMessages(both(lazyChunk(from.fetchAs({}))))),
    { hasRetry: true },
  ],
  [
    'the messages of a page, which are fetched beside it',
    from => {
      const pageMessages = both(lazyChunk(from.fetchAs({})))
      return drawnOften(pageWithMessages(pageMessages), noMessages, pageMessages)
    },
    { hasRetry: true },
  ],
  [
    'a part that loads as it renders',
    async from => {
      const Part = lateComponent(from.fetchAs(Arrived), <p>coming</p>)
      await pageWith(() => <Part />)
      await drawAnew()
    },
    { hasRetry: true },
  ],
  [
    'a part that is not missed',
    async from => {
      const chunks = both(lazyChunk(from.fetchAs({})))
      await pageWith(() => (
        <LateBoundary fallback={null} isOptional>
          <LazyMessages chunks={chunks}>
            <Arrived />
          </LazyMessages>
        </LateBoundary>
      ))
      await drawAnew()
    },
    { hasRetry: false },
  ],
  [
    'a late part',
    async from => {
      const chunk = lazyChunk<ComponentType>(from.fetchAs(Arrived))
      await pageWith(() => {
        const late = useChunk(chunk)
        return <p>{late.state}</p>
      })
      await drawAnew()
      expect(screen.getByText('failed')).toBeDefined()
    },
    { hasRetry: false },
  ],
  [
    'the sentence of an error that is a new one at every drawing',
    async from => {
      const describer = lazyChunk(from.fetchAs(() => 'a sentence'))
      const describers = { fr: describer, en: describer }
      await pageWith(() => <p>{useDescription({ failure: null }, describers)}</p>)
      await drawAnew()
      expect(screen.getByText(/connexion/)).toBeDefined()
    },
    { hasRetry: false },
  ],
]

it.each(['load', 'retry', 'preload'] as const)(
  'what %s has brought is drawn without a fallback',
  async ask => {
    const chunk = lazyChunk(async () => Arrived)
    chunk[ask]()
    await new Promise(resolve => setTimeout(resolve))
    const Part = () => {
      const Loaded = use(chunk.load())
      return <Loaded />
    }
    const waited = vi.fn(() => null)
    const Fallback = () => waited()
    render(
      <Suspense fallback={<Fallback />}>
        <Part />
      </Suspense>,
    )
    expect(screen.getByText('arrived')).toBeDefined()
    expect(waited).not.toHaveBeenCalled()
  },
)

describe('a chunk that fails is fetched twice, however often', () => {
  it.each(USERS)('%s is drawn', async (_, draw, { hasRetry }) => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const from = source()
    await draw(from)
    expect(from.fetched()).toBe(2)
    const retry = screen.queryByRole('button', { name: /Réessayer/ })
    expect(retry !== null).toBe(hasRetry)
    if (retry) {
      await act(async () => retry.click())
      expect(from.fetched()).toBe(4)
      from.mend()
      await act(async () => screen.getByRole('button', { name: /Réessayer/ }).click())
      expect(await screen.findByText('arrived')).toBeDefined()
      expect(from.fetched()).toBe(5)
    }
    vi.restoreAllMocks()
  })
})

describe('what offers no other try', () => {
  const config = { currency: 'EUR', timeZone: 'Europe/Paris' }
  const NONE: Messages = {}

  it('asks for its sentences again with the next failure', async () => {
    const from = source()
    const describer = lazyChunk(from.fetchAs(() => 'a sentence'))
    const describers = { fr: describer, en: describer }
    const FAILED = { failure: null }
    const Said = ({ hasFailed }: { readonly hasFailed: boolean }) => (
      <p>{useDescription(hasFailed ? FAILED : null, describers)}</p>
    )
    const drawn = (hasFailed: boolean) => (
      <I18nProvider locale="fr" messages={NONE} config={config}>
        <Said hasFailed={hasFailed} />
      </I18nProvider>
    )
    const { rerender } = render(drawn(true))
    await screen.findByText(/connexion/)
    from.mend()
    rerender(drawn(false))
    rerender(drawn(true))
    expect(await screen.findByText('a sentence')).toBeDefined()
    expect(from.fetched()).toBe(3)
  })

  it('asks for its part again when it is opened again', async () => {
    const from = source()
    const chunk = lazyChunk(from.fetchAs('part'))
    const Late = () => <p>{useChunk(chunk).state}</p>
    const { unmount } = render(<Late />)
    await screen.findByText('failed')
    unmount()
    from.mend()
    render(<Late />)
    expect(await screen.findByText('ready')).toBeDefined()
  })

  it('leaves a bug in a part to the screen: it is no failure of a chunk', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const Broken = (): ReactNode => {
      throw new TypeError('a bug')
    }
    const page = lazyPage(async () => () => (
      <LateBoundary fallback={null} isOptional>
        <Broken />
      </LateBoundary>
    ))
    const { reports } = await mountRemote(
      createMount({ name: 'buggy', messages: noMessages, pages: [{ pattern: '/', page }] }),
    )
    expect(await screen.findByRole('button', { name: /Réessayer/ })).toBeDefined()
    expect(reports).toHaveLength(1)
    vi.restoreAllMocks()
  })
})
