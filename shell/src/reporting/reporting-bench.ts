import type { PageRelease } from '@parvis/shared-kernel/remote/release'
import { vi } from 'vitest'

export const DSN = 'https://key@errors.example/7'

export const release = {
  schema: 1,
  city: 'valmont',
  generation: 1,
  createdAt: '',
  shell: { version: '0.2.0' },
  remotes: {
    rights: {
      version: '0.1.0',
      entry: { url: 'https://rights.example/0.1.0/entry.js', integrity: '' },
      routes: [{ pattern: '/souscriptions/:subscriptionId', access: 'subscriber', page: 'right-detail' }],
    },
  },
} as unknown as PageRelease

/** Fake network: its requests, and the envelopes sent. */
export function network(reporting: unknown = {}) {
  const asked: { readonly url: string; readonly headers: Headers; readonly init: RequestInit | undefined }[] =
    []
  const envelopes: string[] = []
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init)
    asked.push({ url: request.url, headers: request.headers, init })
    if (request.url.endsWith('/api/config/error-reporting')) return Response.json(reporting)
    envelopes.push(await request.text())
    return new Response('{}')
  })
  return { asked, envelopes }
}

/** An envelope has three lines of JSON; the last is the event. */
export const eventOf = (envelope: string | undefined) => JSON.parse(envelope?.split('\n')[2] ?? '{}')
