/** One call of a screen: the others stay usable when it fails. */
export type Part<Data> =
  | { readonly state: 'loading' }
  | {
      readonly state: 'failed'
      readonly error: unknown
      readonly retry: () => void
      readonly isRetrying: boolean
    }
  | { readonly state: 'ready'; readonly data: Data }

/** What is read of a query: kept small, so that tables can stand for one. */
export interface QueryFacts<Data> {
  readonly data: Data | undefined
  readonly error: unknown
  readonly isFetching: boolean
  readonly refetch: () => unknown
}

/** Data that was once here stays shown, even when asking for it again fails. */
export function partOf<Data>({ data, error, isFetching, refetch }: QueryFacts<Data>): Part<Data> {
  if (data !== undefined) return { state: 'ready', data }
  if (error === null || error === undefined) return { state: 'loading' }
  return { state: 'failed', error, isRetrying: isFetching, retry: () => void refetch() }
}

type Failed = Extract<Part<unknown>, { state: 'failed' }>

export const failedOf = (parts: readonly Part<unknown>[]): readonly Failed[] =>
  parts.filter(part => part.state === 'failed')

export function retryAll(parts: readonly Failed[]): void {
  for (const part of parts) part.retry()
}

export const readyOr = <Data, Other>(part: Part<Data>, other: Other): Data | Other =>
  part.state === 'ready' ? part.data : other
