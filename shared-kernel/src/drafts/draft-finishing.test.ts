import { describe, expect, it } from 'vitest'
import { cityRefusal, networkDown } from '../testing/fake-api.ts'
import { draftBench, form, kept, later, NAME, saves, typed } from './draft-bench.ts'
import { memoryDraftStore } from './memory-draft-store.ts'

const at = draftBench()
const { open } = at
const PUT = `PUT /api/subscriber/drafts/${NAME}`
type Opened = Awaited<ReturnType<typeof open>>
const file = () => new File(['x'], 'x.pdf')

describe('a finished procedure', () => {
  it('leaves nothing, and nothing is written any more', async () => {
    const { draft, api } = await open()
    draft.keepFile('ev', file())
    draft.write(typed('AB'))
    await later(500)
    draft.finish()
    await later(5000)
    draft.write(typed('late'))
    draft.keepFile('ev', file())
    await later(5000)
    expect(at.city.body()).toBeUndefined()
    expect([at.store.held(), await at.store.readFiles({} as never)]).toEqual([null, {}])
    expect(saves(api)).toHaveLength(1)
    expect((await open()).draft.getState().phase).toBe('open')
  })

  it.each([
    ['while it waits for the city to delete it', ({ draft }: Opened) => draft.finish()],
    [
      'when it was started over instead',
      ({ draft }: Opened) => {
        draft.startOver()
        draft.write(typed('NEW'))
      },
    ],
  ])('keeps nothing here of what was typed %s', async (_when, end) => {
    const one = await open()
    one.draft.write(typed('SENT'))
    await later(500)
    at.city.fail(networkDown())
    one.draft.write(typed('TYPED'))
    await later(10)
    end(one)
    await later(10)
    const held = JSON.stringify(at.store.held())
    expect([held.includes('SENT'), held.includes('TYPED'), held === 'null']).toEqual([false, false, false])
  })

  it('sends no change that still waited', async () => {
    const { draft, api } = await open()
    draft.write(typed('AB'))
    draft.finish()
    draft.flush(true)
    draft.stop()
    await later(60_000)
    expect([saves(api), at.city.body()]).toEqual([[], undefined])
  })

  it('is not begun again by a call that the city refuses when it is over', async () => {
    const { draft, api } = await open()
    let refuse = () => {}
    api.answer({
      [PUT]: () =>
        new Promise((_, reject) => {
          refuse = () => reject(cityRefusal(413, 'Content Too Large'))
        }),
    })
    draft.write(typed('AB'))
    await later(500)
    draft.finish()
    refuse()
    await later(5000)
    expect(at.store.held()).toBeNull()
  })

  it('ends what two tabs had to choose between', async () => {
    const { draft } = await open()
    at.city.put(kept(typed('THERE')))
    draft.write(typed('HERE'))
    await later(1000)
    expect(draft.getState().conflict).not.toBeNull()
    draft.finish()
    expect(draft.getState()).toMatchObject({ status: 'saved', conflict: null })
  })
})

describe('a draft that could not be dropped at the city when its procedure was finished', () => {
  const finishedOffline = async ({ isResumed = false, isUnderWay = false } = {}) => {
    if (isResumed) at.city.put(kept(typed('AB'), 'phone'))
    const { draft } = await open()
    if (isResumed) draft.resume()
    else draft.write(typed('AB'))
    await later(1000)
    if (isUnderWay) draft.write(typed('ABC'))
    if (isUnderWay) draft.flush()
    await later(0)
    at.city.fail(networkDown())
    draft.finish()
    await later(100)
    at.city.fail(null)
    expect(at.city.body()).toBeDefined()
  }

  it.each([
    ['as it was saved here', {}],
    ['as it was found', { isResumed: true }],
    ['as a last call saved it', { isUnderWay: true }],
  ])('is not offered again %s', async (_how, finished) => {
    await finishedOffline(finished)
    const again = await open()
    expect(again.draft.getState()).toMatchObject({ phase: 'open', body: form.initial })
    await later(0)
    expect([at.city.body(), at.store.held()]).toEqual([undefined, null])
  })

  it('takes no other with it, which was begun on another device since', async () => {
    await finishedOffline()
    at.city.clear()
    const phone = await open({ store: memoryDraftStore() })
    phone.draft.write(typed('NEW'))
    await later(1000)
    const again = await open()
    expect(again.draft.getState()).toMatchObject({
      phase: 'found',
      found: [{ where: 'city' }],
      wasOutdated: false,
    })
    await later(1000)
    expect(at.city.body()).toMatchObject({ body: typed('NEW') })
    again.draft.resume()
    await later(0)
    expect([again.draft.getState().body, at.store.held()]).toEqual([typed('NEW'), null])
  })

  it('is no other version of what is written next, though the city is silent at first', async () => {
    await finishedOffline()
    at.city.fail(networkDown())
    const again = await open()
    expect(again.draft.getState().phase).toBe('open')
    again.draft.write(typed('NEW'))
    at.city.fail(null)
    await later(1000)
    expect([again.status(), at.city.body()]).toMatchObject(['saved', { body: typed('NEW') }])
  })
})
