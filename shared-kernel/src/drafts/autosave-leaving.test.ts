import { describe, expect, it } from 'vitest'
import { savesSettled } from './autosave.ts'
import { type Bench, autosaveBench as bench, later, stillClock } from './autosave-bench.ts'

stillClock()

describe('a change, as a page closes or a screen is left,', () => {
  it.each<[string, (autosave: Bench['autosave']) => void, boolean]>([
    ['the page is hidden', autosave => autosave.flush(), false],
    ['the page goes away', autosave => autosave.flush(true), true],
    ['the screen is left', autosave => autosave.stop(), false],
  ])('sets out at once when %s, before anything else can run', async (_, act, isLeaving) => {
    const { autosave, sent, leaving } = bench()
    autosave.write('A')
    act(autosave)
    expect([sent, leaving]).toEqual([['A'], [isLeaving]])
    await savesSettled()
    // A page restored from the browser's back/forward cache autosaves again.
    autosave.start()
    autosave.write('AB')
    await later(1000)
    expect([sent, leaving.at(-1)]).toEqual([['A', 'AB'], false])
  })

  it('made while another is under way sets out beside it, once, when the page goes away', async () => {
    const { autosave, at, sent, leaving, status } = bench()
    at.isHeld = true
    autosave.write('A')
    await later(500)
    autosave.flush(true)
    expect(sent, 'what is under way already').toEqual(['A'])
    const first = at.release
    autosave.write('AB')
    autosave.flush(true)
    autosave.flush(true)
    // Synchronous: an unloading page runs nothing later.
    expect([sent, leaving]).toEqual([
      ['A', 'AB'],
      [false, true],
    ])
    // A page restored from the browser's back/forward cache hears both answers, and has nothing more to send.
    at.release()
    first()
    await later(60_000)
    expect([sent, status()]).toEqual([['A', 'AB'], 'saved'])
  })

  it('sent beside another counts by its own outcome', async () => {
    const { autosave, at, sent, status } = bench('conflict', 'failed')
    at.isHeld = true
    autosave.write('A')
    await later(500)
    const first = at.release
    autosave.write('AB')
    autosave.flush(true)
    at.isHeld = false
    first()
    await later(0)
    expect(status(), 'the answer to what has newer changes is awaited').toBe('saving')
    at.release()
    await later(60_000)
    expect([sent, status()]).toEqual([['A', 'AB', 'AB'], 'saved'])
  })

  it.each<[string, (bench: Bench) => void]>([
    ['it is given up', ({ autosave }) => autosave.reset('idle')],
    ['it is over', ({ autosave }) => autosave.close()],
    ['another tab has saved since', ({ autosave }) => autosave.conflict()],
    ['there is no connection', ({ at }) => void Object.assign(at, { isOnline: false })],
  ])('made while another is under way does not set out with the page once %s', async (_, happens) => {
    const one = bench()
    one.at.isHeld = true
    one.autosave.write('A')
    await later(500)
    one.autosave.write('AB')
    happens(one)
    one.autosave.flush(true)
    expect(one.sent).toEqual(['A'])
    one.autosave.close()
    one.at.release()
    await savesSettled()
  })

  it('made while another is under way is not lost when the screen is left', async () => {
    const { autosave, at, sent } = bench()
    at.isHeld = true
    autosave.write('A')
    await later(500)
    autosave.write('AB')
    autosave.stop()
    at.isHeld = false
    at.release()
    await savesSettled()
    expect(sent).toEqual(['A', 'AB'])
  })
})
