/** State of one response of the city: when it fails, the rest of the screen stays usable. */
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

/** The fields read from a query; kept few, so that tests can build one. */
interface QueryFacts<Data> {
  readonly data: Data | undefined
  readonly error: unknown
  readonly isFetching: boolean
  readonly refetch: () => unknown
}

/** Data once loaded stays shown, even when a refetch fails. */
export function partOf<Data>({ data, error, isFetching, refetch }: QueryFacts<Data>): Part<Data> {
  if (data !== undefined) return { state: 'ready', data }
  if (error === null || error === undefined) return { state: 'loading' }
  return { state: 'failed', error, isRetrying: isFetching, retry: () => void refetch() }
}

/** Combines two parts: the first failure, else loading while either is. */
export function combineParts<A, B>(a: Part<A>, b: Part<B>): Part<readonly [A, B]> {
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
