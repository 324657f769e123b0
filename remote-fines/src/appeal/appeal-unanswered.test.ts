import { cityRefusal, networkDown } from '@parvis/shared-kernel/testing'
import type { RecourseBodyWire } from '@parvis/shared-kernel/wire'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createAppealAutosave, type KnownRevisions } from './appeal-autosave.ts'

const FOUND = 7
const text = (statement: string, ...urns: string[]) => ({
  body: { statement },
  files: urns.map(urn => ({ id: 'card', urn, name: 'a.pdf', size: 9, mime: 'application/pdf' })),
})
const later = (ms: number) => vi.advanceTimersByTimeAsync(ms)

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

interface Call {
  readonly body: RecourseBodyWire
  readonly revision: number | null
  /** The call arrives, and so does its answer. */
  answer(): void
  /** The call arrives, its answer does not. */
  lose(): void
}

/** A city that keeps a draft; calls arrive there when the test says so, in any order. */
function slowCity() {
  const calls: Call[] = []
  const draft = { revision: FOUND, statement: '' }
  const take = ({ statement, revision, unanswered }: RecourseBodyWire, named: number | null) => {
    const isKnown = named === null || [named, ...(unanswered ?? [])].includes(draft.revision)
    if (isKnown) Object.assign(draft, { statement, revision })
    return isKnown
  }
  const open = (from: Partial<KnownRevisions> = {}) =>
    createAppealAutosave(
      {
        save: (body, { revision }) =>
          new Promise((resolve, reject) => {
            const answer = () =>
              take(body, revision)
                ? resolve({ revision: draft.revision })
                : reject(cityRefusal(412, 'DraftConflict'))
            const lose = () => {
              take(body, revision)
              reject(networkDown())
            }
            calls.push({ body, revision, answer, lose })
          }),
        find: async () => draft.revision,
        now: Date.now,
        isOnline: () => true,
      },
      { sentPieces: [], revision: FOUND, unanswered: [], ...from },
    )
  /** Another tab, which knows what the city has, saves. */
  const saveElsewhere = (revision = 12_345_678) => Object.assign(draft, { statement: 'elsewhere', revision })
  return { open, calls, draft, saveElsewhere }
}

describe('typed while a save is under way, as the page goes away', () => {
  function leaving() {
    const city = slowCity()
    const one = city.open()
    one.write(text('a'))
    return { ...city, one }
  }

  it.each([
    ['in its turn', [0, 1]],
    ['before the other one', [1, 0]],
  ])('is sent over what that save makes, and is no conflict when it arrives %s', async (_when, order) => {
    const { one, calls, draft } = leaving()
    await later(1_000)
    one.write(text('ab'))
    one.flush(true)
    expect(calls.map(({ body, revision }) => [body.statement, revision, body.unanswered])).toEqual([
      ['a', FOUND, []],
      ['ab', FOUND, [calls[0]?.body.revision]],
    ])
    for (const index of order) calls[index]?.answer()
    await later(60_000)
    expect([one.getState().status, calls.length, draft.statement]).toEqual(['saved', 2, 'ab'])
    // The page is restored from the browser's back/forward cache.
    one.write(text('abc'))
    await later(1_000)
    calls[2]?.answer()
    await later(0)
    expect([one.getState().status, draft.statement]).toEqual(['saved', 'abc'])
    expect([one.getState().revision, one.getState().unanswered]).toEqual([draft.revision, []])
  })

  it.each([
    ['before that save', 0],
    ['between that save and it', 1],
  ])('overwrites nothing that another tab has saved %s', async (_when, first) => {
    const { one, calls, draft, saveElsewhere } = leaving()
    await later(1_000)
    one.write(text('ab'))
    one.flush(true)
    if (first === 1) calls[0]?.answer()
    saveElsewhere()
    for (const call of calls.slice(first)) call.answer()
    await later(60_000)
    expect([one.getState().status, draft.statement]).toEqual(['conflict', 'elsewhere'])
  })

  it('is not written over by that save, which goes on with its files', async () => {
    const { open, calls } = slowCity()
    const one = open()
    one.write(text('a', 'urn:1', 'urn:2'))
    await later(1_000)
    one.write(text('ab', 'urn:1', 'urn:2'))
    one.flush(true)
    for (let n = 0; n < 6; n += 1) {
      calls[n]?.answer()
      await later(0)
    }
    expect(calls.slice(1).map(({ body }) => body.statement)).not.toContain('a')
    expect(calls.at(-1)?.body).toMatchObject({
      statement: 'ab',
      pieces: [{ urn: 'urn:1' }, { urn: 'urn:2' }],
    })
    expect(one.getState().status).toBe('saved')
  })
})

describe('typed on after a save whose answer was lost', () => {
  const lost = async (times = 1) => {
    const city = slowCity()
    const one = city.open()
    one.write(text('a'))
    for (let n = 0; n < times; n += 1) {
      await later(40_000)
      city.calls[n]?.lose()
      await later(0)
      one.write(text(`a${n}`))
    }
    return { ...city, one }
  }

  it.each([1, 2, 150])('is no conflict with that save (%d of them)', async times => {
    const { one, calls, draft } = await lost(times)
    await later(40_000)
    calls.at(-1)?.answer()
    await later(0)
    expect([one.getState().status, draft.statement]).toEqual(['saved', `a${times - 1}`])
    expect(calls.at(-1)?.body.unanswered?.length).toBe(Math.min(times, 100))
  })

  it('is told of another tab’s save all the same', async () => {
    const { one, calls, draft, saveElsewhere } = await lost()
    saveElsewhere()
    await later(40_000)
    calls.at(-1)?.answer()
    await later(0)
    expect([one.getState().status, draft.statement]).toEqual(['conflict', 'elsewhere'])
  })

  it('is no conflict in the page that is opened in its place, which knows of it from this one', async () => {
    const { one, open, calls, draft } = await lost()
    one.close()
    const next = open(one.getState())
    next.write(text('abc'))
    await later(1_000)
    calls.at(-1)?.answer()
    await later(0)
    expect([next.getState().status, draft.statement]).toEqual(['saved', 'abc'])
  })
})

describe('kept by choice once another tab has saved', () => {
  const chosen = async () => {
    const city = slowCity()
    const one = city.open()
    city.saveElsewhere()
    one.write(text('a'))
    await later(1_000)
    city.calls[0]?.answer()
    await later(0)
    one.overwrite(text('a'))
    await later(1_000)
    return { ...city, one }
  }
  /** Typed while the save that the choice began is under way, as the page goes away. */
  const leaving = async () => {
    const city = await chosen()
    city.one.write(text('ab'))
    city.one.flush(true)
    expect(city.calls).toHaveLength(3)
    return city
  }

  it.each([[[1, 2]], [[2, 1]]])(
    'goes over that version, with what was typed since (arriving %j)',
    async order => {
      const { one, calls, draft } = await leaving()
      for (const index of order) calls[index]?.answer()
      await later(60_000)
      expect([one.getState().status, draft.statement]).toEqual(['saved', 'ab'])
    },
  )

  it('goes over that version though the first try is lost', async () => {
    const { one, calls, draft } = await chosen()
    calls[1]?.lose()
    await later(60_000)
    calls[2]?.answer()
    await later(0)
    expect([one.getState().status, draft.statement]).toEqual(['saved', 'a'])
  })

  it.each([
    ['the save', 1],
    ['what is sent as the page goes away', 2],
  ])('goes over no version that came since, before %s', async (_which, first) => {
    const { one, calls, draft, saveElsewhere } = await leaving()
    for (const call of calls.slice(1, first)) call.answer()
    saveElsewhere(87_654_321)
    for (const call of calls.slice(first)) call.answer()
    await later(60_000)
    expect([one.getState().status, draft.statement]).toEqual(['conflict', 'elsewhere'])
  })
})

it('two tabs never make the same revision', async () => {
  const { open, calls } = slowCity()
  for (const tab of [open(), open()]) tab.write(text('a'))
  await later(1_000)
  const [one, other] = calls.map(({ body }) => body.revision ?? 0)
  expect(one).not.toBe(other)
  expect([Number.isInteger(one), (one ?? 1e9) < 1e8]).toEqual([true, true])
  // Readers of an appeal wait for saves under way: one without an end would hold up the tests that follow.
  for (const call of calls) call.answer()
  await later(0)
})
