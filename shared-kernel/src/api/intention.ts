import type { GenericSchema, InferOutput } from 'valibot'
import { ApiError } from '../errors/index.ts'
import type { ApiCall } from './api-client.ts'
import type { ApiClientOptions } from './api-client-options.ts'
import type { IntentionArea } from './intention-area.ts'

/** A client's presses that wait for their answers, and the keys that it keeps for this page alone. */
interface Presses {
  readonly underWay: Map<string, Promise<unknown>>
  readonly keys: IntentionArea
}

const pressesOf = new WeakMap<ApiClientOptions, Presses>()

/** Sends once what is pressed twice; whoever may give it up alone shares it with nobody. */
export async function act<S extends GenericSchema>(
  call: ApiCall<S>,
  options: ApiClientOptions,
  send: (key: string) => Promise<InferOutput<S>>,
): Promise<InferOutput<S>> {
  const { underWay, keys } = pressesOf.get(options) ?? { underWay: new Map(), keys: keysInMemory() }
  pressesOf.set(options, { underWay, keys })
  // The intention: the same call with the same body. The same call has the same schema.
  const text = JSON.stringify([call.method, call.path, call.query, call.headers, call.json])
  const before = underWay.get(text) as Promise<InferOutput<S>> | undefined
  if (before && !call.signal) return before
  const answer = call.idempotencyKey
    ? send(call.idempotencyKey)
    : underKey(text, (call.isKeyed && options.tab) || keys, send)
  if (call.signal) return answer
  underWay.set(text, answer)
  return answer.finally(() => underWay.delete(text))
}

/**
 * One intention, one key (D18): what is sent again, after a lost answer, a reload or another try, carries the key of its
 * first press until the city has said yes or no. The intention is kept as its hash, because a body may hold an address.
 * Where the city keeps no answers, it is kept for this page alone.
 */
async function underKey<Answer>(
  text: string,
  area: IntentionArea,
  send: (key: string) => Promise<Answer>,
): Promise<Answer> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  const place = `parvis.intention.${btoa(String.fromCharCode(...new Uint8Array(hash)))}`
  const key = area.getItem(place) ?? crypto.randomUUID()
  try {
    area.setItem(place, key)
  } catch {
    // A full storage must keep nobody from sending.
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

/** Whether the city has said no. Lost, busy, too slow, signed out or unreadable, it has not. */
function isSettled(error: unknown): boolean {
  const failure = error instanceof ApiError ? error.failure : null
  if (failure?.kind !== 'api' || failure.status < 400 || failure.status >= 500) return false
  return ![401, 408, 429].includes(failure.status) && failure.error !== 'RequestInProgress'
}

function keysInMemory(): IntentionArea {
  const keys = new Map<string, string>()
  return {
    getItem: key => keys.get(key) ?? null,
    setItem: (key, value) => void keys.set(key, value),
    removeItem: key => void keys.delete(key),
  }
}
