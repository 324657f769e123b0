import { describe, expect, it } from 'vitest'
import { memoryArea } from './memory-area.ts'
import { bearerOf, createSessionStore, type SessionStore } from './session-store.ts'
import { writeStored } from './stored-session.ts'

const EXP = 1_800_000_000

function areaWith(exp: number) {
  const content = new Map<string, string>()
  const area = memoryArea(content)
  writeStored(area, { token: 't', identityToken: null, sub: 'camille', exp })
  return { area, content }
}

describe('the session', () => {
  it.each([
    ['one millisecond before its end', EXP * 1000 - 1, 'connected'],
    ['at its end', EXP * 1000, 'expired'],
    ['after its end', EXP * 1000 + 1, 'expired'],
  ])('is %s', (_, now, kind) => {
    const { area, content } = areaWith(EXP)
    expect(createSessionStore(area, () => now).get().state.kind).toBe(kind)
    expect(content.size).toBe(kind === 'connected' ? 1 : 0)
  })

  it('is disconnected when nothing is stored', () => {
    const { area, content } = areaWith(EXP)
    content.clear()
    expect(createSessionStore(area, () => 0).get().state.kind).toBe('disconnected')
  })

  it('drops the token when the city no longer accepts it', () => {
    const { area, content } = areaWith(EXP)
    const sessionStore = createSessionStore(area, () => 0)
    sessionStore.refuse('another')
    expect(sessionStore.get().state.kind).toBe('connected')
    sessionStore.refuse('t')
    const state = { kind: 'disconnected', wasRefused: true }
    expect(sessionStore.get()).toEqual({ state, stored: null, owner: null })
    expect(content.size).toBe(0)
  })

  it.each([
    ['before its end, with nothing shown yet', -1, false, 'disconnected', undefined],
    ['before its end, under its owner’s screens', -1, true, 'disconnected', 'camille'],
    ['at its end, with nothing shown yet', 0, false, 'expired', 'camille'],
    ['at its end, under its owner’s screens', 0, true, 'expired', 'camille'],
  ])('refused by the city %s, as its clock says, is over', (_when, past, hasScreens, kind, owner) => {
    const { area, content } = areaWith(EXP)
    const sessionStore = createSessionStore(
      area,
      () => 0,
      () => EXP * 1000 + past,
    )
    sessionStore.refuse('t', hasScreens)
    const after = sessionStore.get()
    expect(after.state.kind).toBe(kind)
    expect(after.stored).toBeNull()
    expect(content.size).toBe(0)
    expect(after.owner?.sub).toBe(owner)
  })

  it.each([
    ['whose owner signs out', 'close'],
    ['that has expired', 'expire'],
  ] as const)('%s leaves no token, and none that the city could refuse', (_, end) => {
    const { area, content } = areaWith(EXP)
    const sessionStore = createSessionStore(area, () => 0)
    sessionStore[end]()
    expect(content.size).toBe(0)
    const after = sessionStore.get()
    sessionStore.refuse(null)
    expect(sessionStore.get()).toEqual(after)
  })

  it('tells who listens that it has expired', () => {
    const { area } = areaWith(EXP)
    const sessionStore = createSessionStore(area, () => 0)
    const seen: string[] = []
    sessionStore.subscribe(() => seen.push(sessionStore.get().state.kind))
    sessionStore.expire()
    expect(seen).toEqual(['expired'])
  })

  it('that ends under a screen keeps whose it was, and not its token', () => {
    const { area, content } = areaWith(EXP)
    const sessionStore = createSessionStore(area, () => 0)
    sessionStore.expire()
    expect(sessionStore.get()).toMatchObject({ stored: null, owner: { sub: 'camille', isOfProvider: false } })
    expect(content.size).toBe(0)
    sessionStore.close()
    expect(sessionStore.get().owner).toBeNull()
  })

  it.each<[string, string | null, (sessionStore: SessionStore) => void]>([
    ['is open: with its token', 't', () => {}],
    ['has expired under a screen: as nobody', 'ended', store => store.expire()],
    ['the city has ended under a screen: as nobody', 'ended', store => store.refuse('t', true)],
    ['the city has ended before any screen: as a visitor', null, store => store.refuse('t')],
    ['its owner has left: as a visitor', null, store => store.close()],
  ])('calls the city, where it %s', (_, bearer, end) => {
    const { area } = areaWith(EXP)
    const sessionStore = createSessionStore(area, () => 0)
    end(sessionStore)
    expect(bearerOf(sessionStore.get())).toBe(bearer)
  })

  it('that ended while the portal was away is nobody’s', () => {
    const { area } = areaWith(EXP)
    expect(createSessionStore(area, () => EXP * 1000).get().owner).toBeNull()
  })
})
