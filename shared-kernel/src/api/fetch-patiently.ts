export interface Patience {
  /** Whether the call may be sent again: it changes nothing, or it carries a key that makes a repeat harmless. */
  readonly isRepeatable: boolean
  readonly fetch: typeof fetch
  /** Waits; tests do not. */
  readonly wait?: (ms: number) => Promise<void>
}

const TRIES = 4
const TIMEOUT_MS = 20_000
const LONGEST_WAIT_MS = 10_000
const RETRIED: readonly number[] = [408, 429, 502, 503, 504]

/**
 * One call, with the patience that API.md asks for: three more tries with jittered back-off, only after a network failure,
 * 408, 429 (as long as it says, if that is short) and 502–504. The libraries that do this weigh 4 to 8 kB of every first visit; this is a page.
 */
export async function fetchPatiently(url: string, init: RequestInit, patience: Patience): Promise<Response> {
  const wait = patience.wait ?? (ms => new Promise(resolve => setTimeout(resolve, ms)))
  const tries = patience.isRepeatable ? TRIES : 1
  for (let attempt = 1; ; attempt += 1) {
    const answer = await once(url, init, patience.fetch).catch((error: unknown) => {
      if (attempt === tries || isAborted(init.signal)) throw error
      return null
    })
    if (answer && (attempt === tries || !RETRIED.includes(answer.status))) return answer
    const delay = delayBefore(attempt, answer?.headers.get('retry-after') ?? null)
    // Nobody waits that long before a screen: better told at once.
    if (answer && delay > LONGEST_WAIT_MS) return answer
    await wait(delay)
  }
}

function once(url: string, init: RequestInit, fetch: Patience['fetch']): Promise<Response> {
  const signals = [AbortSignal.timeout(TIMEOUT_MS), ...(init.signal ? [init.signal] : [])]
  return fetch(url, { ...init, signal: AbortSignal.any(signals) })
}

const isAborted = (signal: RequestInit['signal']): boolean => signal?.aborted ?? false

/** What the city asks for, else 0.3 s, 0.6 s, 1.2 s, each more or less, so that a crowd does not come back at once. */
export function delayBefore(
  attempt: number,
  retryAfter: string | null,
  random: () => number = Math.random,
): number {
  const asked = retryAfter === null || retryAfter.trim() === '' ? Number.NaN : Number(retryAfter) * 1000
  if (!Number.isNaN(asked)) return Math.max(0, asked)
  return 300 * 2 ** (attempt - 1) * (0.5 + random())
}
