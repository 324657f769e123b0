import { bind } from '@parvis/server'
import { expect, test } from 'vitest'
import { notReady } from './not-ready.ts'

test('a city that starts says in the form of the API that it will be there soon', async () => {
  const server = await bind(0, { notReady })
  try {
    const answer = await fetch(`${server.url}/api/config`, { headers: { 'accept-language': 'en' } })
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '1'])
    expect(await answer.json()).toEqual({
      status: 503,
      error: 'Service Unavailable',
      message: expect.stringContaining('Try again'),
    })
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  } finally {
    await server.close()
  }
})
