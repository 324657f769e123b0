import { describe, expect, it } from 'vitest'
import { delayBefore, fetchPatiently } from './fetch-patiently.ts'

describe('waiting before another try', () => {
  it.each([
    [1, 150, 450],
    [2, 300, 900],
    [3, 600, 1800],
  ])('after try %i takes between %i and %i ms', (attempt, least, most) => {
    expect(delayBefore(attempt, null, () => 0)).toBe(least)
    expect(delayBefore(attempt, null, () => 1)).toBe(most)
  })

  it.each([
    ['0', 0],
    ['2', 2000],
    ['3600', 3_600_000],
    ['-5', 0],
  ])('follows Retry-After: %s', (header, ms) => {
    expect(delayBefore(1, header)).toBe(ms)
  })

  it.each(['', 'Wed, 21 Oct 2026 07:28:00 GMT'])('falls back on its own measure for %j', header => {
    expect(delayBefore(1, header, () => 0.5)).toBe(300)
  })
})

describe('a city that asks for more patience than anybody has', () => {
  it('is answered for at once', async () => {
    let calls = 0
    const fetch = async () => {
      calls += 1
      return new Response('{}', { status: 429, headers: { 'retry-after': '3600' } })
    }
    const answer = await fetchPatiently(
      'https://city.example/',
      {},
      { isRepeatable: true, fetch, wait: async () => {} },
    )
    expect(answer.status).toBe(429)
    expect(calls).toBe(1)
  })
})
