import type { Locale } from '@parvis/shared-kernel/i18n'
import type { ComponentType, FulfilledReactPromise } from 'react'

/**
 * How long one load may take, both of its fetches together. The shell has 8 s in all for a part: after 5 s there are 3 s
 * left for the last good version. A page's own code and words come in 1 s on a slow 4G network (1.6 Mbit/s).
 */
export const CHUNK_TIME_LIMIT_MS = 5_000

/** Code, words or a style sheet that could not be fetched. */
export class ChunkFailure extends Error {
  override readonly name: string = 'ChunkFailure'
  /** Drops the failure from its chunk: the next load really tries again. */
  readonly forget: () => void

  constructor(message: string, forget: () => void, cause?: unknown) {
    super(message, { cause })
    this.forget = forget
  }
}

/** Neither here nor refused within `CHUNK_TIME_LIMIT_MS`. */
export class ChunkTimeout extends ChunkFailure {
  override readonly name = 'ChunkTimeout'
}

export interface LazyChunk<Value> {
  /**
   * The same promise at every call, kept or broken, so that a component may ask at every render.
   * @throws `ChunkFailure`, and its kind `ChunkTimeout`, until `retry` or `forget` is called
   */
  load(): Promise<Value>
  /** Loads; what has failed is really tried again. For what somebody does, never for a render. */
  retry(): Promise<Value>
  /** Drops a failure, so that the next load tries again. What is here, or on its way, stays. */
  forget(): void
  /**
   * Fetches ahead of need, outside of any render. A failure is dropped: it is told to whoever needs the chunk, when it
   * is needed.
   */
  preload(): void
}

/**
 * What React's `use` reads of a promise: a value that is here is taken at once. Without it React first shows the
 * fallback, and keeps that for 300 ms before it shows what has long been there.
 */
type Fulfilled<Value> = Pick<FulfilledReactPromise<Value>, 'status' | 'value'>

/**
 * Code in a chunk of its own. `React.lazy` remembers a failed download until the page is reloaded; forgetting it at once
 * makes a component that loads as it renders fetch without end.
 */
export function lazyChunk<Value>(fetchChunk: () => Promise<Value>): LazyChunk<Value> {
  let loading: Promise<Value> | null = null
  let hasFailed = false
  let isNeeded = false
  let arrived: { readonly value: Value } | null = null

  const forget = () => {
    if (hasFailed) loading = null
    hasFailed = false
  }
  function begin(): Promise<Value> {
    // What came after the limit is as good as any.
    const begun = arrived ? Promise.resolve(arrived.value) : withinLimit(fetchTwice, forget)
    begun.then(
      value => Object.assign(begun, { status: 'fulfilled', value } satisfies Fulfilled<Value>),
      () => {
        hasFailed = true
        if (!isNeeded) forget()
      },
    )
    return begun
  }
  async function fetchTwice(isOver: () => boolean): Promise<Value> {
    const fetched = fetchChunk().catch((error: unknown) => {
      // A browser answers the first request after a failed preload with that failure: only the second one is a try.
      if (isOver()) throw error
      return fetchChunk()
    })
    const value = await fetched
    arrived = { value }
    return value
  }
  const load = () => {
    isNeeded = true
    loading ??= begin()
    return loading
  }
  return {
    load,
    forget,
    retry() {
      forget()
      return load()
    },
    preload() {
      forget()
      if (loading !== null) return
      isNeeded = false
      loading = begin()
    },
  }
}

function withinLimit<Value>(
  fetchTwice: (isOver: () => boolean) => Promise<Value>,
  forget: () => void,
): Promise<Value> {
  return new Promise((resolve, reject) => {
    let isOver = false
    const timer = setTimeout(() => {
      isOver = true
      reject(new ChunkTimeout(`nothing came within ${CHUNK_TIME_LIMIT_MS} ms`, forget))
    }, CHUNK_TIME_LIMIT_MS)
    fetchTwice(() => isOver)
      .then(resolve, (error: unknown) => reject(new ChunkFailure(messageOf(error), forget, error)))
      .finally(() => clearTimeout(timer))
  })
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

export type LazyPage = LazyChunk<ComponentType>

/** A screen of a remote. */
export const lazyPage = (fetchPage: () => Promise<ComponentType>): LazyPage => lazyChunk(fetchPage)

interface PageWithWords {
  readonly page: LazyPage
  readonly words?: Readonly<Record<Locale, LazyChunk<unknown>>>
}

/** A page, and beside it what it alone says. */
export function loadPage({ page, words }: PageWithWords, locale: Locale): ReturnType<LazyPage['load']> {
  words?.[locale].preload()
  return page.load()
}
