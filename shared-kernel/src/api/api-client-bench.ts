import { number, object } from 'valibot'
import { expect, vi } from 'vitest'
import { ApiError } from '../errors/index.ts'
import type { ApiClientOptions } from './api-client-options.ts'
import { createApiClient } from './create-api-client.ts'

export const answer = object({ count: number() })
export const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } })

interface Seen {
  readonly url: string
  readonly request: Request
}

/** A fake city that returns these responses in turn, then repeats the last; records its requests. */
export function city(...answers: readonly (() => Response | Promise<Response>)[]) {
  const seen: Seen[] = []
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    seen.push({ url: request.url, request })
    const next = answers[Math.min(seen.length, answers.length) - 1]
    if (!next) throw new Error('the test has no answer')
    return next()
  }
  return { seen, fetch }
}

export function client(fetch: typeof globalThis.fetch, options: Partial<ApiClientOptions> = {}) {
  const onUnauthenticated = vi.fn()
  const api = createApiClient({
    origin: 'https://city.example',
    token: () => 'secret-token',
    locale: () => 'fr',
    onUnauthenticated,
    fetch,
    ...options,
  })
  return { api, onUnauthenticated }
}

export const failureOf = async (call: Promise<unknown>) => {
  const error = await call.then(
    () => null,
    (thrown: unknown) => thrown,
  )
  expect(error).toBeInstanceOf(ApiError)
  return (error as ApiError).failure
}
