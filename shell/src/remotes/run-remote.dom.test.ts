import type { RemoteContext, RemoteModule } from '@parvis/shared-kernel/remote'
import { fakeRemoteContext } from '@parvis/shared-kernel/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { BUDGET_MS, type RunState, runRemote } from './run-remote.ts'

const STEP_MS = BUDGET_MS * 0.6
const never = new Promise<never>(() => {})
const later = <T>(ms: number, value: T) => new Promise<T>(resolve => setTimeout(() => resolve(value), ms))

/** Behaviour of a version on loading and mounting. */
interface Behaviour {
  readonly load?: () => Promise<unknown>
  readonly throws?: boolean
  readonly ready?: () => Promise<void>
}

function aRun(behaviours: Readonly<Record<string, Behaviour>>, spent = 0) {
  const place = document.createElement('div')
  const states: RunState[] = []
  const refused: string[] = []
  const asked: string[] = []
  const unmounted: string[] = []
  const contexts: RemoteContext[] = []
  const loads = new Map<string, Promise<RemoteModule>>()
  const versions = Object.keys(behaviours).map(version => ({
    version,
    contract: 1,
    kernel: '0.1.0',
    global: version,
    entry: { url: version, integrity: '' },
  }))
  const loadOf = async (version: string): Promise<RemoteModule> => {
    asked.push(version)
    const { load, throws, ready } = behaviours[version] ?? {}
    await load?.()
    return {
      mount(element, context) {
        if (throws) throw new Error('mount')
        element.textContent = version
        contexts.push(context)
        return {
          ...(ready ? { ready: ready() } : {}),
          update: next => void contexts.push(next),
          unmount: () => void unmounted.push(version),
        }
      },
    }
  }
  const run = runRemote({
    spent,
    place,
    context: fakeRemoteContext().context,
    candidates: () => versions.filter(({ version }) => !refused.includes(version)),
    // Caches loaded versions, as the loader does.
    load({ version }) {
      const loading = loads.get(version) ?? loadOf(version)
      loads.set(version, loading)
      return loading
    },
    refuse: ({ version }) => refused.push(version),
    onState: state => states.push(state),
  })
  return { run, place, states, refused, asked, unmounted, contexts, last: () => states.at(-1) }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const lost = () => Promise.reject(new Error('lost'))

describe('a remote whose current version works', () => {
  it('is shown, and no other version is asked for', async () => {
    const { place, last, asked } = aRun({ v2: {}, v1: {} })
    await pass(BUDGET_MS * 2)
    expect(place.textContent).toBe('v2')
    expect(last()).toEqual({ kind: 'mounted', version: 'v2' })
    expect(asked).toEqual(['v2'])
  })

  it('is shown when it is slow and the other one slower', async () => {
    const { place, refused } = aRun({
      v2: { load: () => later(STEP_MS + 500, null) },
      v1: { load: () => never },
    })
    await pass(BUDGET_MS * 2)
    expect(place.textContent).toBe('v2')
    expect(refused).toEqual(['v1'])
  })
})

describe('a current version that', () => {
  it.each<[string, Behaviour, number]>([
    ['cannot be fetched', { load: lost }, 0],
    ['throws when it is mounted', { throws: true }, 0],
    ['cannot fetch its first screen', { ready: lost }, 0],
    ['never answers', { load: () => never }, STEP_MS],
    ['never has its first screen', { ready: () => never }, STEP_MS],
  ])('%s is replaced by the last good one in time', async (_, current, after) => {
    const { place, last, refused } = aRun({ v2: current, v1: {} })
    await pass(after)
    expect(place.textContent).toBe('v1')
    expect(place.childElementCount).toBe(1)
    expect(last()).toEqual({ kind: 'mounted', version: 'v1' })
    expect(refused).toEqual(['v2'])
  })

  it.each<[string, Behaviour, number]>([
    ['cannot be fetched', { load: lost }, 0],
    ['throws when it is mounted', { throws: true }, 0],
    ['cannot fetch its first screen', { ready: lost }, 0],
    ['never answers', { load: () => never }, BUDGET_MS],
    ['never has its first screen', { ready: () => never }, BUDGET_MS],
  ])('%s, with no other, leaves the panel as soon as that is known', async (_, current, after) => {
    const { place, last, asked } = aRun({ v2: current })
    await pass(after)
    expect(place.textContent).toBe('')
    expect(last()).toEqual({ kind: 'down' })
    expect(asked).toEqual(['v2'])
  })
})

describe('two versions that are under way together', () => {
  it.each<[string, Behaviour, Behaviour, string, readonly string[]]>([
    [
      'the slow one is shown where the last good one fails',
      { load: () => later(STEP_MS + 500, null) },
      { load: lost },
      'v2',
      ['v1'],
    ],
    [
      'the slow one, arriving afterwards, leaves what is shown alone',
      { load: () => later(STEP_MS + 500, null) },
      {},
      'v1',
      ['v2'],
    ],
    [
      'the slow one, failing meanwhile, leaves what is shown alone',
      { load: () => later(STEP_MS + 500, null).then(lost) },
      { ready: () => later(1_000, undefined) },
      'v1',
      ['v2'],
    ],
    [
      'the slow one is not on screen any more when its first screen comes',
      { ready: () => later(STEP_MS + 500, undefined) },
      { ready: () => later(1_000, undefined) },
      'v1',
      ['v2'],
    ],
  ])('%s', async (_, current, lastGood, shown, refusals) => {
    const { place, states, contexts, refused } = aRun({ v2: current, v1: lastGood })
    await pass(STEP_MS)
    const mounts = contexts.length
    await pass(600)
    expect(place.textContent).toBe(shown)
    await pass(BUDGET_MS)
    expect(place.textContent).toBe(shown)
    expect(contexts).toHaveLength(Math.max(1, mounts))
    expect(states).not.toContainEqual({ kind: 'down' })
    expect(refused).toEqual(refusals)
  })

  it('show nothing of the one that failed while the other is awaited', async () => {
    const { place, unmounted } = aRun({ v2: { ready: lost }, v1: { load: () => never } })
    await pass(0)
    expect(place.childElementCount).toBe(0)
    expect(unmounted).toEqual(['v2'])
  })
})

it.each([
  [0, 8_000],
  [1_500, 6_500],
  [4_000, 4_000],
  [20_000, 4_000],
])('leaves the panel, when opening the page took %i ms, after %i ms', async (spent, time) => {
  const { last } = aRun({ v2: { load: () => never } }, spent)
  await pass(time - 1)
  expect(last()).toEqual({ kind: 'loading' })
  await pass(1)
  expect(last()).toEqual({ kind: 'down' })
})

it('passes over two bad versions in a row', async () => {
  const { place } = aRun({ v3: { load: lost }, v2: { throws: true }, v1: {} })
  await pass(0)
  expect(place.textContent).toBe('v1')
})

it('takes a version that comes after the budget in the panel’s place', async () => {
  const { place, last } = aRun({ v2: { load: () => later(BUDGET_MS + 1_000, null) } })
  await pass(BUDGET_MS)
  expect(last()).toEqual({ kind: 'down' })
  await pass(30_000)
  expect(place.textContent).toBe('v2')
})

it('replaces a version of which a later screen cannot come', async () => {
  const { place, contexts, refused } = aRun({ v2: {}, v1: {} })
  await pass(0)
  contexts[0]?.fail?.(new Error('chunk'))
  await pass(0)
  expect(place.textContent).toBe('v1')
  contexts[0]?.fail?.(new Error('chunk'))
  await pass(0)
  expect(contexts).toHaveLength(2)
  expect(refused).toEqual(['v2'])
})

it('gives what is mounted later the latest that it was told', async () => {
  const { run, contexts } = aRun({ v2: { load: () => later(100, null) } })
  run.update(fakeRemoteContext({ locale: 'en' }).context)
  await pass(100)
  expect(contexts[0]?.locale).toBe('en')
})

it('tells what is mounted of each change, and still hears its failure', async () => {
  const { run, place, contexts } = aRun({ v2: {}, v1: {} })
  await pass(0)
  run.update(fakeRemoteContext({ locale: 'en' }).context)
  expect(contexts[1]?.locale).toBe('en')
  contexts[1]?.fail?.(new Error('chunk'))
  await pass(0)
  expect(place.textContent).toBe('v1')
})

it.each<[string, Behaviour, readonly RunState[]]>([
  ['before it came', { load: () => later(100, null) }, [{ kind: 'loading' }]],
  ['before it failed', { load: () => later(100, null).then(lost) }, [{ kind: 'loading' }]],
  ['while it is shown', {}, [{ kind: 'loading' }, { kind: 'mounted', version: 'v2' }]],
])('leaves nothing behind when it is stopped %s', async (_, current, told) => {
  const { run, place, states, refused } = aRun({ v2: current })
  await pass(50)
  run.stop()
  await pass(BUDGET_MS * 2)
  expect(place.textContent).toBe('')
  expect(states).toEqual(told)
  expect(refused).toEqual([])
})
