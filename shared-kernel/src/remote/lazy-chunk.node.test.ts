import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CHUNK_TIME_LIMIT_MS, ChunkFailure, ChunkTimeout, lazyChunk } from './lazy-chunk.ts'

type Outcome = 'here' | 'lost' | 'silent'

/** A chunk whose fetches have these outcomes in turn; the last one repeats. */
function fetching(...outcomes: readonly Outcome[]) {
  let fetched = 0
  const arrivals: ((value: string) => void)[] = []
  const chunk = lazyChunk(async () => {
    fetched += 1
    const outcome = outcomes[Math.min(fetched, outcomes.length) - 1]
    if (outcome === 'lost') throw new Error(`lost ${fetched}`)
    if (outcome === 'silent') return new Promise<string>(resolve => arrivals.push(resolve))
    return `code ${fetched}`
  })
  return { chunk, fetched: () => fetched, arrive: (value: string) => arrivals[0]?.(value) }
}

const unhandled = vi.fn()
beforeEach(() => {
  vi.useFakeTimers()
  unhandled.mockClear()
  process.on('unhandledRejection', unhandled)
})
afterEach(async () => {
  vi.useRealTimers()
  await new Promise(resolve => setTimeout(resolve))
  process.off('unhandledRejection', unhandled)
  expect(unhandled).not.toHaveBeenCalled()
})

describe('a lazy chunk', () => {
  it('is fetched once, and given with the same promise for ever', async () => {
    const { chunk, fetched } = fetching('here')
    const loading = chunk.load()
    expect(await loading).toBe('code 1')
    for (const ask of [chunk.load, chunk.retry]) expect(ask()).toBe(loading)
    chunk.forget()
    chunk.preload()
    expect(chunk.load()).toBe(loading)
    expect(fetched()).toBe(1)
  })

  it('is fetched a second time by itself: a browser repeats the failure of a preload once', async () => {
    const { chunk, fetched } = fetching('lost', 'here')
    expect(await chunk.load()).toBe('code 2')
    expect(fetched()).toBe(2)
  })

  it('stays failed, with the same promise, however often it is asked for', async () => {
    const { chunk, fetched } = fetching('lost')
    const loading = chunk.load()
    await expect(loading).rejects.toThrow(ChunkFailure)
    await expect(loading).rejects.toMatchObject({ message: 'lost 2', cause: new Error('lost 2') })
    for (let times = 0; times < 100; times += 1) expect(chunk.load()).toBe(loading)
    expect(fetched()).toBe(2)
  })

  it.each<[string, (chunk: ReturnType<typeof fetching>['chunk'], failure: ChunkFailure) => void]>([
    ['retry', chunk => void chunk.retry()],
    ['forget', chunk => chunk.forget()],
    ['the failure’s own forget', (_, failure) => failure.forget()],
    ['preload', chunk => chunk.preload()],
  ])('is really tried again after %s', async (_, act) => {
    const { chunk, fetched } = fetching('lost', 'lost', 'here')
    const failure: unknown = await chunk.load().catch((error: unknown) => error)
    act(chunk, failure as ChunkFailure)
    expect(await chunk.load()).toBe('code 3')
    expect(fetched()).toBe(3)
  })

  it('is not fetched twice at once by those who try again together', async () => {
    const { chunk, fetched } = fetching('lost', 'lost', 'here')
    await expect(chunk.load()).rejects.toThrow()
    expect(await Promise.all([chunk.retry(), chunk.retry(), chunk.load()])).toEqual(Array(3).fill('code 3'))
    expect(fetched()).toBe(3)
  })

  it('that throws before it fetches fails like any other', async () => {
    const chunk = lazyChunk((): Promise<string> => {
      throw new Error('no fetch')
    })
    await expect(chunk.load()).rejects.toThrow('no fetch')
  })
})

describe('a chunk that is fetched ahead', () => {
  it('is there when it is needed', async () => {
    const { chunk, fetched } = fetching('here')
    chunk.preload()
    chunk.preload()
    expect(await chunk.load()).toBe('code 1')
    expect(fetched()).toBe(1)
  })

  it('and fails unseen is tried anew by whoever needs it', async () => {
    const { chunk, fetched } = fetching('lost', 'lost', 'here')
    chunk.preload()
    await vi.advanceTimersByTimeAsync(0)
    expect(fetched()).toBe(2)
    expect(await chunk.load()).toBe('code 3')
  })

  it('and fails while somebody waits stays failed', async () => {
    const { chunk, fetched } = fetching('lost')
    chunk.preload()
    const loading = chunk.load()
    await expect(loading).rejects.toThrow('lost')
    expect(chunk.load()).toBe(loading)
    expect(fetched()).toBe(2)
  })
})

describe('a chunk that does not answer', () => {
  it('fails by its name when its time is over, and not before', async () => {
    const { chunk } = fetching('silent')
    const settled = vi.fn()
    chunk.load().catch(settled)
    await vi.advanceTimersByTimeAsync(CHUNK_TIME_LIMIT_MS - 1)
    expect(settled).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    const failure: unknown = settled.mock.calls[0]?.[0]
    expect(failure).toBeInstanceOf(ChunkTimeout)
    expect(failure).toMatchObject({ name: 'ChunkTimeout' })
    expect(vi.getTimerCount()).toBe(0)
  })

  it('has one time for both of its fetches', async () => {
    const { chunk, fetched } = fetching('lost', 'silent')
    const loading = chunk.load()
    loading.catch(() => {})
    await vi.advanceTimersByTimeAsync(CHUNK_TIME_LIMIT_MS)
    await expect(loading).rejects.toBeInstanceOf(ChunkTimeout)
    expect(fetched()).toBe(2)
  })

  it('is used by the next load when it comes late, without another fetch', async () => {
    const { chunk, fetched, arrive } = fetching('silent')
    const loading = chunk.load()
    loading.catch(() => {})
    await vi.advanceTimersByTimeAsync(CHUNK_TIME_LIMIT_MS)
    arrive('late code')
    await vi.advanceTimersByTimeAsync(0)
    await expect(chunk.load()).rejects.toBeInstanceOf(ChunkTimeout)
    expect(await chunk.retry()).toBe('late code')
    expect(fetched()).toBe(1)
  })

  it('and is refused late is not fetched again by itself', async () => {
    let refuse = (_: Error) => {}
    const fetchChunk = vi.fn(
      () =>
        new Promise<string>((_, reject) => {
          refuse = reject
        }),
    )
    const chunk = lazyChunk(fetchChunk)
    chunk.load().catch(() => {})
    await vi.advanceTimersByTimeAsync(CHUNK_TIME_LIMIT_MS)
    refuse(new Error('refused'))
    await vi.advanceTimersByTimeAsync(CHUNK_TIME_LIMIT_MS)
    expect(fetchChunk).toHaveBeenCalledOnce()
  })

  it('leaves no timer behind when it comes in time', async () => {
    const { chunk } = fetching('here')
    await chunk.load()
    await vi.advanceTimersByTimeAsync(0)
    expect(vi.getTimerCount()).toBe(0)
  })
})
