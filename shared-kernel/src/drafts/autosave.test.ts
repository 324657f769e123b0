import { describe, expect, it } from 'vitest'
import { type AutosaveStatus, createAutosave, type SaveResult } from './autosave.ts'
import { type Bench, autosaveBench as bench, later, stillClock } from './autosave-bench.ts'

stillClock()

describe('a change', () => {
  it('of somebody who never stops typing is sent within a second all the same', async () => {
    const { autosave, sent, status } = bench()
    for (let n = 1; n <= 20; n += 1) {
      autosave.write('x'.repeat(n))
      await later(100)
      if (n === 10) expect(sent.at(-1)?.length).toBeGreaterThanOrEqual(7)
    }
    await later(1000)
    expect([sent.at(-1), status(), sent.length < 6]).toEqual(['x'.repeat(20), 'saved', true])
  })

  it('made while another is under way goes right after it, never beside it', async () => {
    const { autosave, at, sent, told, status } = bench()
    at.isHeld = true
    autosave.write('A')
    await later(500)
    autosave.write('AB')
    await later(3000)
    expect(sent).toEqual(['A'])
    at.release()
    await later(0)
    expect([sent, status()]).toEqual([['A', 'AB'], 'saving'])
    expect(told, 'whoever keeps the change until it is saved would let it go').not.toContain('saved')
    at.release()
    await later(0)
    expect(status()).toBe('saved')
  })

  it('made before a call asks for what is to be saved is told by that call alone', async () => {
    const sent: string[] = []
    const autosave = createAutosave<string>({
      async save(latest) {
        await new Promise(resolve => setTimeout(resolve, 100))
        sent.push(latest())
        return 'saved'
      },
      onStatus: () => {},
      now: Date.now,
      isOnline: () => true,
    })
    autosave.write('A')
    autosave.flush()
    autosave.write('AB')
    await later(60_000)
    expect(sent).toEqual(['AB'])
  })
})

describe('what is not saved', () => {
  it.each<[SaveResult, AutosaveStatus, number, string]>([
    ['failed', 'failed', 2, 'is tried again after a while'],
    ['refused', 'refused', 1, 'is tried no more'],
    ['conflict', 'conflict', 1, 'is tried no more'],
    ['again', 'saved', 2, 'is sent again at once'],
  ])('because it is %s says %s, and %s calls are made: it %s', async (result, expected, calls) => {
    const { autosave, sent, status } = bench(result)
    autosave.write('A')
    await later(500)
    expect(status()).toBe(expected)
    await later(60_000)
    expect(sent).toHaveLength(calls)
  })

  it.each<[SaveResult, readonly string[]]>([
    ['refused', ['A', 'B']],
    // The next try is due a second later, whatever is typed.
    ['failed', ['A']],
    ['conflict', ['A']],
  ])('because it is %s has sent %j half a second after the next change', async (result, expected) => {
    const { autosave, sent } = bench(result)
    autosave.write('A')
    await later(400)
    autosave.write('B')
    await later(500)
    expect(sent).toEqual(expected)
  })

  it('because it is refused is tried no more though its own moment had not come', async () => {
    const { autosave, sent } = bench('refused')
    autosave.write('A')
    autosave.flush()
    await later(60_000)
    expect(sent).toEqual(['A'])
  })

  it('because it is refused is tried again at once when it was changed while it was under way', async () => {
    const { autosave, at, sent, status } = bench('refused')
    at.isHeld = true
    autosave.write('too long')
    await later(500)
    autosave.write('short')
    at.isHeld = false
    at.release()
    await later(0)
    expect([sent, status()]).toEqual([['too long', 'short'], 'saved'])
  })

  it('waits longer after each failure, half a minute or so at most, and says so until it is saved', async () => {
    const { autosave, sent, told } = bench(...Array<SaveResult>(8).fill('failed'))
    autosave.write('A')
    await later(400 + 1250 + 2500 + 5000)
    expect([3, 4, 5]).toContain(sent.length)
    await later(5 * 37_500)
    expect([sent.length, told.at(-1)]).toEqual([9, 'saved'])
    expect(told.slice(2, -1).every(status => status === 'failed')).toBe(true)
  })

  it('waits a second again after one that succeeded', async () => {
    const { autosave, sent } = bench('failed', 'failed', 'failed', 'saved', 'failed')
    autosave.write('A')
    await later(20_000)
    autosave.write('B')
    await later(400 + 1250)
    expect(sent.slice(-2)).toEqual(['B', 'B'])
  })

  it('is tried no more when the screen is left, and at once when it comes back', async () => {
    const { autosave, sent } = bench('failed', 'failed')
    autosave.write('A')
    await later(400)
    autosave.stop()
    await later(60_000)
    expect(sent).toHaveLength(2)
    autosave.start()
    await later(0)
    expect(sent).toHaveLength(3)
  })

  it('without a connection is not even tried, and goes as soon as there is one', async () => {
    const { autosave, at, sent, status } = bench()
    at.isOnline = false
    autosave.write('A')
    await later(60_000)
    expect([sent, status()]).toEqual([[], 'failed'])
    at.isOnline = true
    autosave.flush()
    await later(0)
    expect([sent, status()]).toEqual([['A'], 'saved'])
  })

  it.each([0, 1])(
    'was tried once more, after what is under way, when it has settled (%d under way)',
    async n => {
      const { autosave, at, sent } = bench('failed', 'failed')
      autosave.write('A')
      at.isHeld = n === 1
      if (n === 1) autosave.flush()
      at.isHeld = false
      const settled = autosave.settle()
      at.release()
      await settled
      expect(sent).toHaveLength(n + 1)
    },
  )
})

describe('a conflict', () => {
  it('that something else tells stops what waits; resolved, what is kept is sent', async () => {
    const { autosave, sent, status } = bench()
    autosave.write('A')
    autosave.conflict()
    autosave.flush()
    await later(60_000)
    expect([sent, status()]).toEqual([[], 'conflict'])
    autosave.resolve('mine')
    expect(status()).toBe('saving')
    await later(1000)
    expect([sent, status()]).toEqual([['mine'], 'saved'])
  })
})

describe('what is given up', () => {
  it.each<[string, (autosave: Bench['autosave']) => void, AutosaveStatus]>([
    ['anew', autosave => autosave.reset('idle'), 'idle'],
    ['for what is saved', autosave => autosave.reset('saved'), 'saved'],
    ['for good', autosave => autosave.close(), 'saving'],
  ])('%s is neither sent nor told of any more', async (_, giveUp, expected) => {
    const { autosave, sent, status } = bench()
    autosave.write('A')
    giveUp(autosave)
    autosave.flush()
    await later(60_000)
    expect([sent, status()]).toEqual([[], expected])
  })

  it('anew while it is under way is not sent after it', async () => {
    const { autosave, at, sent } = bench()
    at.isHeld = true
    autosave.write('A')
    await later(500)
    autosave.write('AB')
    autosave.reset('idle')
    at.release()
    await later(60_000)
    expect(sent).toEqual(['A'])
  })

  it('for good while it is under way tells nothing, and what is written then is not sent', async () => {
    const { autosave, at, sent, status } = bench()
    at.isHeld = true
    autosave.write('A')
    await later(500)
    autosave.close()
    autosave.write('late')
    at.release()
    await later(60_000)
    expect([sent, status()]).toEqual([['A'], 'saving'])
  })
})
