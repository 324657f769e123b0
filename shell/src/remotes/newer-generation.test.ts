import { describe, expect, it, vi } from 'vitest'
import { newerGeneration } from './newer-generation.ts'

const MINUTE = 60_000

function aTab(answer: () => Response) {
  let clock = 0
  let asked = 0
  const isNewer = newerGeneration({
    release: { generation: 7, channel: 'stable' },
    now: () => clock,
    fetch: async () => {
      asked += 1
      return answer()
    },
  })
  return {
    asked: () => asked,
    after(ms: number) {
      clock += ms
      return isNewer()
    },
  }
}

const runs =
  (generation: number, channel = 'stable') =>
  () =>
    Response.json({ generation, channel })

describe('a tab that stays open', () => {
  it.each([
    ['a newer generation', runs(8), true],
    ['its own generation', runs(7), false],
    ['an older one', runs(6), false],
    ['a newer one of another channel', runs(8, 'canary'), false],
    ['nothing that can be read', () => new Response('<!doctype html>'), false],
    ['an error', () => Response.json({ generation: 8, channel: 'stable' }, { status: 503 }), false],
  ])('learns of %s', async (_, answer, isNewer) => {
    expect(await aTab(answer).after(MINUTE)).toBe(isNewer)
  })

  it('asks the server, whatever an earlier answer has left in the browser', async () => {
    const fetch = vi.fn(async () => runs(7)())
    let clock = 0
    const isNewer = newerGeneration({
      release: { generation: 7, channel: 'stable' },
      fetch,
      now: () => clock,
    })
    clock = MINUTE
    await isNewer()
    expect(fetch).toHaveBeenCalledWith('/generation', { cache: 'no-store' })
  })

  it('asks at most once a minute, and not again once it knows', async () => {
    let generation = 7
    const tab = aTab(() => runs(generation)())
    await tab.after(0)
    await tab.after(MINUTE - 1)
    expect(tab.asked()).toBe(0)
    await tab.after(1)
    await tab.after(1)
    expect(tab.asked()).toBe(1)
    generation = 8
    expect(await tab.after(MINUTE)).toBe(true)
    expect(await tab.after(MINUTE)).toBe(true)
    expect(tab.asked()).toBe(2)
  })
})
