import { cityRefusal, type FakeAnswers, type SeenCall } from './fake-api.ts'

interface Row {
  readonly body: unknown
  readonly version: number
  readonly updatedAt: string
}

export interface FakeDraftCity {
  /** For `fakeApi` or `mountRemote`. */
  readonly answers: FakeAnswers
  /** The body that stands there; undefined for none. */
  body(): unknown
  /** Another tab or device writes. */
  put(body: unknown): void
  clear(): void
  /** What every call answers from now on; null: as usual. */
  fail(failure: Error | null): void
}

/** One procedure's draft, with versions, as the city keeps it. */
export function fakeDraftCity(procedure: string): FakeDraftCity {
  let row: Row | null = null
  let failing: Error | null = null
  const path = `/api/subscriber/drafts/${procedure}`
  const answered = (work: () => unknown) => {
    if (failing) throw failing
    return work()
  }
  const kept = () => (row === null ? undefined : { procedure, ...row })
  const put = (body: unknown) => {
    row = { body, version: (row?.version ?? 0) + 1, updatedAt: new Date().toISOString() }
  }
  return {
    answers: {
      [`GET ${path}`]: () => answered(kept),
      [`PUT ${path}`]: ({ json, headers }: SeenCall) =>
        answered(() => {
          if (headers['if-match'] !== `"${row?.version ?? 0}"`) throw cityRefusal(412, 'DraftConflict')
          put((json as { body: unknown }).body)
          return kept()
        }),
      [`DELETE ${path}`]: () =>
        answered(() => {
          row = null
        }),
    },
    body: () => row?.body,
    put,
    clear() {
      row = null
    },
    fail(failure) {
      failing = failure
    },
  }
}
