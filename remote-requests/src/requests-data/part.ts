/** One answer of the city: the rest of the screen stays usable when it fails. */
export type Part<Data> =
  | { readonly state: 'loading' }
  | {
      readonly state: 'failed'
      readonly error: unknown
      readonly isRetrying: boolean
      readonly retry: () => void
    }
  | { readonly state: 'ready'; readonly data: Data }

interface QueryFacts<Data> {
  readonly data: Data | undefined
  readonly error: unknown
  readonly isFetching: boolean
  readonly refetch: () => unknown
}

/** What was once known stays shown, even when asking again fails. */
export function partOf<Data>({ data, error, isFetching, refetch }: QueryFacts<Data>): Part<Data> {
  if (data !== undefined) return { state: 'ready', data }
  if (error === null || error === undefined) return { state: 'loading' }
  return { state: 'failed', error, isRetrying: isFetching, retry: () => void refetch() }
}

/** Needs both: the first that failed tells, else loading while one is. */
export function together<A, B>(a: Part<A>, b: Part<B>): Part<readonly [A, B]> {
  if (a.state === 'ready' && b.state === 'ready') return { state: 'ready', data: [a.data, b.data] }
  if (a.state === 'failed') return a
  if (b.state === 'failed') return b
  return { state: 'loading' }
}
