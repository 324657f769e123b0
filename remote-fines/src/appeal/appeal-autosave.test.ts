import type { Appeal } from '@parvis/shared-kernel/fines'
import { evidenceId } from '@parvis/shared-kernel/ids'
import { cityRefusal, networkDown } from '@parvis/shared-kernel/testing'
import type { RecourseBodyWire } from '@parvis/shared-kernel/wire'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createAppealAutosave } from './appeal-autosave.ts'

let saved: RecourseBodyWire[]
let failure: ((body: RecourseBodyWire) => unknown) | null
let revisions: (number | null)[]
let lasting: boolean[]
/** The revision that the city has after a conflict; an error when it does not answer. */
let there: number | Error
const known = (revision: number | null, ...sentPieces: Appeal['sentPieces']) => ({
  sentPieces,
  revision,
  unanswered: [],
})
const autosave = (from = known(null)) =>
  createAppealAutosave(
    {
      async save(body, { revision, keepalive }) {
        revisions.push(revision)
        lasting.push(keepalive)
        const wrong = failure?.(body)
        if (wrong) throw wrong
        saved.push(body)
        return { revision: saved.length }
      },
      async find() {
        if (there instanceof Error) throw there
        return there
      },
      now: Date.now,
      isOnline: () => true,
    },
    from,
  )
const file = (urn: string) => ({ id: 'card', urn, name: 'a.pdf', size: 9, mime: 'application/pdf' })
const text = (statement: string, ...urns: string[]) => ({ body: { statement }, files: urns.map(file) })
const later = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const urnsOf = (body: RecourseBodyWire | undefined) => body?.pieces?.map(({ urn }) => urn)

beforeEach(() => {
  vi.useFakeTimers()
  saved = []
  revisions = []
  lasting = []
  failure = null
  there = 9
})
afterEach(() => vi.useRealTimers())

it('is sent at once, with a file that has just come, in a call that outlives the page that goes away', async () => {
  const one = autosave()
  one.write(text('A', 'urn:a', 'urn:b'))
  one.flush(true)
  // Synchronous: an unloading page runs nothing later.
  expect([lasting, revisions]).toEqual([[true], [null]])
  await later(0)
  expect(urnsOf(saved[0])).toEqual(['urn:a'])
})

it.each([
  ['outlives the page, which may go away before it is answered', 'Ma carte était là.', false, true],
  ['that is too long for two to do so is a call as any other', 'é'.repeat(15_000), false, false],
  ['that is sent as the page goes away outlives it, however long', 'é'.repeat(15_000), true, true],
])('a save %s', async (_what, statement, isLeaving, expected) => {
  const one = autosave()
  one.write(text(statement))
  if (isLeaving) one.flush(true)
  await later(1_000)
  expect([saved.at(-1)?.statement, lasting]).toEqual([statement, [expected]])
})

describe('of two tabs', () => {
  it('each save names the one before, and the later tab waits until somebody has chosen', async () => {
    const one = autosave(known(7))
    one.write(text('a'))
    await later(1_000)
    one.write(text('ab'))
    await later(1_000)
    expect(revisions).toEqual([7, 1])
    failure = () => cityRefusal(412, 'DraftConflict')
    one.write(text('abc'))
    await later(1_000)
    expect(one.getState()).toMatchObject({ status: 'conflict', isClosed: false })
    failure = null
    one.overwrite(text('abcd'))
    await later(1_000)
    expect(revisions.at(-1)).toBe(9)
    expect(saved.at(-1)?.statement).toBe('abcd')
    expect(one.getState()).toMatchObject({ status: 'saved' })
  })

  const met = async () => {
    failure = () => cityRefusal(412, 'DraftConflict')
    const one = autosave(known(7, { ...file('urn:a'), id: evidenceId('card') }))
    one.write(text('mine', 'urn:a'))
    await later(1_000)
    return one
  }

  it('what is on the screen is kept though nothing of it was changed since', async () => {
    const one = await met()
    failure = null
    one.overwrite(text('mine', 'urn:a'))
    expect(one.getState()).toMatchObject({ status: 'saving' })
    await later(1_000)
    expect([saved.at(-1)?.statement, urnsOf(saved.at(-1)), revisions]).toEqual(['mine', ['urn:a'], [7, 9]])
    expect(one.getState().status).toBe('saved')
  })

  it('what is kept goes over nothing while it is not known what it would go over, and asks again', async () => {
    there = networkDown()
    const one = await met()
    one.overwrite(text('mine', 'urn:a'))
    there = 9
    await later(1_000)
    expect([one.getState().status, revisions]).toEqual(['conflict', [7, 7]])
    failure = null
    one.overwrite(text('mine', 'urn:a'))
    await later(1_000)
    expect([one.getState().status, revisions]).toEqual(['saved', [7, 7, 9]])
  })

  it('what is kept after a filing was in conflict goes over the version met', async () => {
    const one = autosave(known(7))
    await one.meet()
    expect(one.getState().status).toBe('conflict')
    one.overwrite(text('mine'))
    await later(1_000)
    expect([one.getState().status, revisions]).toEqual(['saved', [9]])
  })
})

describe('what is written of an appeal', () => {
  it.each([
    ['sent', 409, 'Conflict'],
    ['dropped', 404, 'Not Found'],
    ['started over', 403, 'Forbidden'],
  ])('is closed, says so and is tried no more once it was %s elsewhere (%d)', async (_, status, code) => {
    const one = autosave()
    failure = () => cityRefusal(status, code)
    one.write(text('A'))
    await later(1_000)
    expect(one.getState()).toMatchObject({ isClosed: true, status: 'conflict' })
    one.write(text('B'))
    await later(60_000)
    expect(revisions).toHaveLength(1)
  })

  it('is no less a draft after its session has ended: it is saved once its owner has signed in again', async () => {
    const one = autosave()
    failure = () => cityRefusal(401, 'Unable to authenticate')
    one.write(text('A'))
    await later(10_000)
    expect(one.getState()).toMatchObject({ isClosed: false, status: 'failed' })
    failure = null
    await later(30_000)
    expect([one.getState().status, saved.map(({ statement }) => statement)]).toEqual(['saved', ['A']])
  })

  it.each([
    ['a field', 400, 'ValidationFailed'],
    ['its length', 413, 'Content Too Large'],
  ])('is not sent again and again while the city refuses %s', async (_what, status, code) => {
    const one = autosave()
    let tries = 0
    failure = () => {
      tries += 1
      return cityRefusal(status, code)
    }
    one.write(text('A'))
    await later(60_000)
    expect([tries, one.getState().status]).toEqual([1, 'refused'])
    failure = null
    one.write(text('B'))
    await later(1_000)
    expect(one.getState().status).toBe('saved')
  })
})

describe('its files', () => {
  it('are named one by one, for the city looks at each when it is named first', async () => {
    const one = autosave()
    one.write(text('A', 'urn:1', 'urn:2'))
    await later(1_000)
    expect(saved.map(urnsOf)).toEqual([['urn:1'], ['urn:1', 'urn:2']])
  })

  it('that the city does not take keep nothing else from being saved', async () => {
    const one = autosave()
    failure = ({ pieces }) =>
      pieces?.some(({ urn }) => urn === 'urn:bad') ? cityRefusal(422, 'FileUnreadable') : null
    one.write(text('A', 'urn:good', 'urn:bad'))
    await later(1_000)
    expect(one.getState()).toMatchObject({
      status: 'saved',
      refused: { 'urn:bad': { id: 'FileUnreadable' } },
    })
    expect([saved.at(-1)?.statement, urnsOf(saved.at(-1))]).toEqual(['A', ['urn:good']])
  })

  it('that the city has erased since are told one by one, and keep nothing else from being saved', async () => {
    const one = autosave(known(null, { ...file('urn:gone'), id: evidenceId('card') }))
    failure = ({ pieces }) =>
      pieces?.some(({ urn }) => urn === 'urn:gone') ? cityRefusal(409, 'EvidenceNeedsToBeUploaded') : null
    one.write(text('A', 'urn:gone', 'urn:good'))
    await later(3_000)
    expect(one.getState()).toMatchObject({
      status: 'saved',
      isClosed: false,
      refused: { 'urn:gone': { id: 'EvidenceNeedsToBeUploaded' } },
    })
    expect(one.getState().refused).not.toHaveProperty('urn:good')
    expect([saved.at(-1)?.statement, urnsOf(saved.at(-1))]).toEqual(['A', ['urn:good']])
  })

  it('of a draft that is resumed are known already', async () => {
    const one = autosave(known(null, { ...file('urn:1'), id: evidenceId('card') }))
    one.write(text('A', 'urn:1'))
    await later(1_000)
    expect(saved.map(urnsOf)).toEqual([['urn:1']])
  })
})

it('is not made beside the filing of the appeal, which has all of it, and is made once that has failed', async () => {
  const one = autosave()
  failure = () => networkDown()
  one.write(text('A'))
  const filing = Promise.withResolvers<void>()
  const filed = one.alone(() => filing.promise)
  await later(1_000)
  failure = null
  one.flush()
  one.flush(true)
  await later(60_000)
  expect(saved).toEqual([])
  filing.reject(networkDown())
  await expect(filed).rejects.toThrow()
  await later(60_000)
  expect(saved.map(({ statement }) => statement)).toEqual(['A'])
})
