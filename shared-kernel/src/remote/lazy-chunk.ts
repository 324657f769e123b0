import type { Locale } from '@parvis/shared-kernel/i18n'
import type { ComponentType, FulfilledReactPromise } from 'react'

/**
 * Time limit of one load, both fetches included. The shell allows 8 s for a part: 5 s leave 3 s for the last good
 * version. A page's own code and messages load in 1 s on slow 4G (1.6 Mbit/s).
 */
export const CHUNK_TIME_LIMIT_MS = 5_000

/** Code, messages or a style sheet failed to load. */
export class ChunkFailure extends Error {
  override readonly name: string = 'ChunkFailure'
  /** Clears the failure, so that the next load retries. */
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
   * Returns the same promise at every call, resolved or rejected, so that a component may call it at every render.
   * @throws `ChunkFailure`, and its kind `ChunkTimeout`, until `retry` or `forget` is called
   */
  load(): Promise<Value>
  /** Loads; retries after a failure. For event handlers and effects, never for a render. */
  retry(): Promise<Value>
  /** Clears a failure, so that the next load retries. A loaded or pending chunk stays. */
  forget(): void
  /** Loads ahead of need, outside of any render. A failure is discarded: a later use of the chunk retries. */
  preload(): void
}

/**
 * Fields that React's `use` reads from a promise, to take a loaded value synchronously. Otherwise React shows the
 * fallback for at least 300 ms.
 */
type Fulfilled<Value> = Pick<FulfilledReactPromise<Value>, 'status' | 'value'>

/**
 * A lazily loaded chunk. `React.lazy` keeps a failed download until the page reloads; dropping the failure at once
 * would make a component that loads while rendering fetch endlessly.
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
    // A value that arrives after the time limit is still used.
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
      // After a failed preload a browser repeats that failure for the first request: only the second one is a real try.
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

export const lazyPage = (fetchPage: () => Promise<ComponentType>): LazyPage => lazyChunk(fetchPage)

interface PageWithMessages {
  readonly page: LazyPage
  readonly messages?: Readonly<Record<Locale, LazyChunk<unknown>>>
}

/** Loads a page and its own messages in parallel; may be called on every render. */
export function loadPage({ page, messages }: PageWithMessages, locale: Locale): ReturnType<LazyPage['load']> {
  // The messages' own component shows their failure; `preload` would clear it at the next render and fetch endlessly.
  messages?.[locale].load().catch(() => {})
  return page.load()
}
