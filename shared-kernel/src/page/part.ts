/** One answer of the city: the rest of the screen stays usable when it fails. */
export type Part<Data> =
  | { readonly state: 'loading' }
  | {
      readonly state: 'failed'
      readonly error: unknown
      readonly retry: () => void
      readonly isRetrying: boolean
    }
  | { readonly state: 'ready'; readonly data: Data }

export type FailedPart = Extract<Part<unknown>, { state: 'failed' }>

/** What is read of a query: kept small, so that tables can stand for one. */
interface QueryFacts<Data> {
  readonly data: Data | undefined
  readonly error: unknown
  readonly isFetching: boolean
  readonly refetch: () => unknown
}

/** What was once here stays shown, even when asking for it again fails. */
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

export const readyOr = <Data, Other>(part: Part<Data>, other: Other): Data | Other =>
  part.state === 'ready' ? part.data : other

export const failedOf = (parts: readonly Part<unknown>[]): readonly FailedPart[] =>
  parts.filter(part => part.state === 'failed')

export function retryAll(parts: readonly FailedPart[]): void {
  for (const part of parts) part.retry()
}
