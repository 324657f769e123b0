import { cityRefusal, type FakeAnswers, type SeenCall } from './fake-api.ts'

interface Row {
  readonly body: unknown
  readonly version: number
  readonly updatedAt: string
}

export interface FakeDraftCity {
  /** For `fakeApi` or `mountRemote`. */
  readonly answers: FakeAnswers
  /** The stored body; undefined when there is none. */
  body(): unknown
  /** Simulates a save by another tab or device. */
  put(body: unknown): void
  clear(): void
  /** Makes every following call fail; null restores normal responses. */
  fail(failure: Error | null): void
}

/** A fake city that keeps one procedure's draft, with versions. */
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
