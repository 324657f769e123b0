import { ApiError } from '@parvis/shared-kernel/errors'
import { cityRefusal, fakeApi } from '@parvis/shared-kernel/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { EmbedCity } from './embed-city.ts'
import { openSignIn, prepareSignIn } from './open-sign-in.ts'

const PORTAL = 'https://portail.example'
const TOKEN = `x.${btoa(JSON.stringify({ sub: 'sub-camille', exp: 2_000_000_000 }))}.y`

/** City that gives each answer in turn, repeating the last one. */
function aCity(answers: readonly unknown[], owner: string | null = 'sub-before') {
  const left = [...answers]
  const open = vi.fn()
  const announce = vi.fn()
  const api = fakeApi({
    'POST /api/embed/sessions': () => {
      const answer = left.length > 1 ? left.shift() : left[0]
      if (answer instanceof Error) throw answer
      return answer
    },
  })
  return {
    open,
    announce,
    city: {
      portal: PORTAL,
      api,
      bus: { announce },
      sessionStore: { open, get: () => ({ owner: owner && { sub: owner } }) },
    } as unknown as EmbedCity,
  }
}

/** The city's 204. */
const nobodyYet = undefined
const opened: HTMLAnchorElement[] = []

beforeEach(() => {
  vi.useFakeTimers()
  opened.length = 0
  sessionStorage.setItem('parvis.typed', 'somebody else’s')
  sessionStorage.setItem('theirs', 'kept')
  // Fake timers do not wait for the real digest.
  vi.spyOn(crypto.subtle, 'digest').mockImplementation(
    async (_, data) => new Uint8Array(data as Uint8Array).slice(0, 32).buffer,
  )
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    opened.push(this)
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

async function outcomeOf(city: EmbedCity) {
  const outcome = openSignIn(city).catch(() => 'thrown')
  await vi.advanceTimersByTimeAsync(6 * 60_000)
  return outcome
}

describe('signing in from a page of somebody else', () => {
  it('opens the portal with what it can prove later, and says which page asks', async () => {
    await outcomeOf(aCity([{ token: TOKEN }]).city)
    const [link] = opened
    const address = new URL(link?.href ?? '')
    expect(`${address.origin}${address.pathname}`).toBe(`${PORTAL}/embed/connexion`)
    expect(address.searchParams.get('origin')).toBe(window.location.origin)
    expect(address.searchParams.get('challenge')).toMatch(/^[\w-]{43}$/)
    expect(link).toMatchObject({ target: '_blank', rel: 'noopener', referrerPolicy: 'origin' })
  })

  it.each([
    ['at once', [{ token: TOKEN }]],
    ['once somebody has let it in', [nobodyYet, nobodyYet, { token: TOKEN }]],
    ['though a call was lost', [new ApiError({ kind: 'network' }), { token: TOKEN }]],
    ['though the city is down', [cityRefusal(503, 'ServiceUnavailable'), { token: TOKEN }]],
    ['though the city fails', [cityRefusal(500, 'InternalError'), { token: TOKEN }]],
    ['though the city is busy', [cityRefusal(429, 'TooManyRequests'), { token: TOKEN }]],
  ])('opens a session %s', async (_, answers) => {
    const { city, open, announce } = aCity(answers)
    expect(await outcomeOf(city)).toBe('signed-in')
    expect(sessionStorage.getItem('parvis.typed')).toBeNull()
    expect(sessionStorage.getItem('theirs')).toBe('kept')
    expect(open).toHaveBeenCalledWith(expect.objectContaining({ token: TOKEN, sub: 'sub-camille' }))
    expect(announce).not.toHaveBeenCalled()
  })

  it('keeps what was typed where no screen was anybody’s', async () => {
    const { city, open } = aCity([{ token: TOKEN }], null)
    expect(await outcomeOf(city)).toBe('signed-in')
    expect(sessionStorage.getItem('parvis.typed')).toBe('somebody else’s')
    expect(open).toHaveBeenCalledOnce()
  })

  it('keeps what the owner of kept screens has typed, and loads these again', async () => {
    const { city, announce } = aCity([{ token: TOKEN }], 'sub-camille')
    expect(await outcomeOf(city)).toBe('signed-in')
    expect(sessionStorage.getItem('parvis.typed')).toBe('somebody else’s')
    expect(announce).toHaveBeenCalledExactlyOnceWith({ kind: 'subscriber-changed' })
  })

  it('opens the same window again for who has closed it, and asks the city once', async () => {
    const { city, open } = aCity([nobodyYet, nobodyYet, nobodyYet, { token: TOKEN }])
    const first = openSignIn(city)
    await vi.advanceTimersByTimeAsync(5_000)
    const again = openSignIn(city)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await Promise.all([first, again])).toEqual(['signed-in', 'signed-in'])
    expect(opened.map(({ href }) => href)).toEqual([opened[0]?.href, opened[0]?.href])
    expect(open).toHaveBeenCalledOnce()
    await outcomeOf(city)
    expect(opened[2]?.href).not.toBe(opened[0]?.href)
  })

  it('opens the window in the press itself, each time', async () => {
    vi.spyOn(crypto.subtle, 'digest').mockImplementation(
      () => new Promise(resolve => setTimeout(resolve, 10, new ArrayBuffer(32))),
    )
    prepareSignIn()
    for (const time of [1, 2]) {
      await vi.advanceTimersByTimeAsync(10)
      const { city } = aCity([{ token: TOKEN }])
      const outcome = openSignIn(city)
      await Promise.resolve()
      expect(opened).toHaveLength(time)
      await vi.advanceTimersByTimeAsync(5_000)
      expect(await outcome).toBe('signed-in')
    }
  })

  it('waits from the last window on', async () => {
    const { city } = aCity([nobodyYet])
    const asked = openSignIn(city)
    await vi.advanceTimersByTimeAsync(4 * 60_000)
    void openSignIn(city)
    const ended = vi.fn()
    void asked.then(ended)
    await vi.advanceTimersByTimeAsync(4 * 60_000)
    expect(ended).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(2 * 60_000)
    expect(ended).toHaveBeenCalledExactlyOnceWith('failed')
  })

  it.each([
    ['nobody lets it in within five minutes', [nobodyYet], 'failed'],
    ['the token says nothing', [{ token: 'x.y.z' }], 'failed'],
    ['the city knows no such call', [cityRefusal(404, 'Not Found')], 'thrown'],
  ])('stays signed out where %s', async (_, answers, outcome) => {
    const { city, open } = aCity(answers)
    expect(await outcomeOf(city)).toBe(outcome)
    expect(open).not.toHaveBeenCalled()
  })
})
