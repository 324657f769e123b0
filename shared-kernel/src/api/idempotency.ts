import type { GenericSchema, InferOutput } from 'valibot'
import { ApiError } from '../errors/index.ts'
import type { ApiCall } from './api-client.ts'
import type { ApiClientOptions, KeyStorage } from './api-client-options.ts'

/** A client's calls in flight, and the keys kept in memory for this page. */
interface PendingCalls {
  readonly inFlight: Map<string, Promise<unknown>>
  readonly keys: KeyStorage
}

const pendingCallsOf = new WeakMap<ApiClientOptions, PendingCalls>()

/** Sends a double press once; a call with its own abort signal is never shared. */
export async function sendOnce<S extends GenericSchema>(
  call: ApiCall<S>,
  options: ApiClientOptions,
  send: (key: string) => Promise<InferOutput<S>>,
): Promise<InferOutput<S>> {
  const { inFlight, keys } = pendingCallsOf.get(options) ?? { inFlight: new Map(), keys: keysInMemory() }
  pendingCallsOf.set(options, { inFlight, keys })
  // The intention: the same call with the same body. The same call has the same schema.
  const text = JSON.stringify([call.method, call.path, call.query, call.headers, call.json])
  const before = inFlight.get(text) as Promise<InferOutput<S>> | undefined
  if (before && !call.signal) return before
  const answer = call.idempotencyKey
    ? send(call.idempotencyKey)
    : underKey(text, (call.isKeyed && options.tab) || keys, send)
  if (call.signal) return answer
  inFlight.set(text, answer)
  return answer.finally(() => inFlight.delete(text))
}

/**
 * One key per intention (D18): a repeat after a lost response, a reload or another try carries the first key until the
 * city accepts or refuses. The intention is stored as a hash, because a body may hold an address. For calls without
 * `isKeyed` the key lives in memory only.
 */
async function underKey<Answer>(
  text: string,
  area: KeyStorage,
  send: (key: string) => Promise<Answer>,
): Promise<Answer> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  const place = `parvis.intention.${btoa(String.fromCharCode(...new Uint8Array(hash)))}`
  const key = area.getItem(place) ?? crypto.randomUUID()
  try {
    area.setItem(place, key)
  } catch {
    // A full storage must not block sending.
  }
  try {
    const answer = await send(key)
    area.removeItem(place)
    return answer
  } catch (error) {
    if (isSettled(error)) area.removeItem(place)
    throw error
  }
}

/** Whether the city refused. A lost, unreadable, busy, slow or signed-out response is not a refusal. */
function isSettled(error: unknown): boolean {
  const failure = error instanceof ApiError ? error.failure : null
  if (failure?.kind !== 'api' || failure.status < 400 || failure.status >= 500) return false
  return ![401, 408, 429].includes(failure.status) && failure.error !== 'RequestInProgress'
}

function keysInMemory(): KeyStorage {
  const keys = new Map<string, string>()
  return {
    getItem: key => keys.get(key) ?? null,
    setItem: (key, value) => void keys.set(key, value),
    removeItem: key => void keys.delete(key),
  }
}
