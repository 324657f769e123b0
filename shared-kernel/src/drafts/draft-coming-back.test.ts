import { describe, expect, it } from 'vitest'
import { cityRefusal, networkDown } from '../testing/fake-api.ts'
import { draftBench, form, kept, later, NAME, saves, typed } from './draft-bench.ts'

const at = draftBench()
const { open } = at

describe('coming back', () => {
  it('offers what the city keeps; nothing is written before somebody has chosen', async () => {
    at.city.put(kept(typed('AB')))
    const { draft, api } = await open()
    expect(draft.getState()).toMatchObject({
      phase: 'found',
      found: [{ where: 'city' }],
      body: form.initial,
    })
    draft.write(typed('ZZ'))
    await later(5000)
    expect(saves(api)).toHaveLength(0)
    draft.resume()
    expect(draft.getState()).toMatchObject({
      phase: 'open',
      body: typed('AB'),
      status: 'saved',
      revision: 1,
    })
    draft.write(typed('ABC'))
    await later(1000)
    expect(at.city.body()).toMatchObject({ body: typed('ABC') })
  })

  it('brings what did not get to the city before the browser died', async () => {
    const before = await open()
    before.draft.write(typed('AB'))
    await later(1000)
    at.city.fail(networkDown())
    before.draft.write(typed('ABC'))
    await later(10)
    at.city.fail(null)
    const { draft } = await open()
    expect(draft.getState().found).toMatchObject([{ where: 'device' }])
    draft.resume()
    expect(draft.getState().body).toEqual(typed('ABC'))
    await later(1000)
    expect(at.city.body()).toMatchObject({ body: typed('ABC') })
    expect(at.store.held()).toBeNull()
  })

  it('brings what a page sent as it closed and had no time to keep', async () => {
    const before = await open()
    before.draft.write(typed('AB'))
    await later(10)
    const held = at.store.held()
    before.draft.write(typed('ABC'))
    before.draft.flush(true)
    await later(10)
    await at.store.write({} as never, held as never)
    const { draft } = await open()
    expect(draft.getState().found).toMatchObject([{ where: 'city' }])
    draft.resume()
    expect(draft.getState().body).toEqual(typed('ABC'))
    await later(0)
    expect(at.store.held(), 'the city has more').toBeNull()
  })

  it('without a connection brings what this browser holds, and later writes it over what it came from', async () => {
    const before = await open()
    before.draft.write(typed('AB'))
    await later(1000)
    at.city.fail(networkDown())
    before.draft.write(typed('ABC'))
    await later(10)
    before.draft.stop()
    const { draft, status } = await open()
    draft.resume()
    await later(1000)
    expect(status()).toBe('failed')
    at.city.fail(null)
    await later(60_000)
    expect([status(), at.city.body()]).toMatchObject(['saved', { body: typed('ABC') }])
  })

  it.each([
    ['the last that was typed', ['AB'], 'AB'],
    ['typed on after', ['AB', 'ABC'], 'ABC'],
  ])(
    'without a connection, after a save whose answer was lost and that was %s',
    async (_what, said, last) => {
      const before = await open()
      const put = at.city.answers[`PUT /api/subscriber/drafts/${NAME}`] as (call: unknown) => unknown
      before.api.answer({
        [`PUT /api/subscriber/drafts/${NAME}`]: (call: unknown) => {
          put(call)
          throw networkDown()
        },
      })
      for (const plate of said) {
        before.draft.write(typed(plate))
        if (plate === 'AB') await later(500)
        at.city.fail(networkDown())
      }
      await later(10)
      before.draft.stop()
      const { draft, status } = await open()
      draft.resume()
      at.city.fail(null)
      await later(1000)
      expect([status(), at.city.body()]).toMatchObject(['saved', { body: typed(last) }])
    },
  )

  it('without a connection, after the draft of another device was resumed, is no conflict with that draft', async () => {
    at.city.put(kept(typed('THERE')))
    const before = await open()
    before.draft.resume()
    at.city.fail(networkDown())
    before.draft.write(typed('THERE+'))
    await later(10)
    before.draft.stop()
    const { draft, status } = await open()
    draft.resume()
    at.city.fail(null)
    await later(1000)
    expect([status(), at.city.body()]).toMatchObject(['saved', { body: typed('THERE+') }])
  })

  it('offers both when this browser and the city were written apart', async () => {
    at.city.fail(networkDown())
    const before = await open()
    before.draft.write(typed('HERE'))
    await later(10)
    before.draft.stop()
    await later(1000)
    at.city.fail(null)
    at.city.put(kept(typed('THERE')))
    const { draft } = await open()
    expect(draft.getState().found.map(({ where }) => where)).toEqual(['city', 'device'])
    draft.resume(draft.getState().found[1])
    await later(1000)
    expect(at.city.body()).toMatchObject({ body: typed('HERE') })
  })

  it('offers no more what was written here once the city’s draft was chosen', async () => {
    at.city.fail(networkDown())
    const before = await open()
    before.draft.write(typed('HERE'))
    await later(10)
    before.draft.stop()
    at.city.fail(null)
    at.city.put(kept(typed('THERE')))
    const { draft } = await open()
    const [city] = draft.getState().found
    draft.resume(city)
    await later(0)
    expect(at.store.held()).toBeNull()
    draft.write(typed('THERE+'))
    draft.resume(city)
    expect(draft.getState().body, 'a second press').toEqual(typed('THERE+'))
  })

  it('and starting over hears no more of a call that was under way', async () => {
    const { draft, api, status } = await open()
    let refuse = () => {}
    api.answer({
      [`PUT /api/subscriber/drafts/${NAME}`]: () =>
        new Promise((_, reject) => {
          refuse = () => reject(cityRefusal(413, 'Content Too Large'))
        }),
    })
    draft.write(typed('AB'))
    await later(500)
    draft.startOver()
    refuse()
    await later(1000)
    expect([status(), at.store.held()]).toEqual(['idle', null])
  })

  it('looks once, though a screen may start again while the city answers', async () => {
    const { draft, api } = await open()
    draft.write(typed('AB'))
    await later(1000)
    await draft.start()
    expect([draft.getState().phase, draft.getState().body]).toEqual(['open', typed('AB')])
    expect(api.calls.filter(({ name }) => name.startsWith('GET'))).toHaveLength(1)
  })

  it('and starting over leaves nothing of the old draft, here or there', async () => {
    at.city.put(kept(typed('AB')))
    const { draft } = await open()
    await at.store.write({} as never, {
      body: typed('A'),
      writer: 'w',
      version: 0,
      savedAt: 0,
      isFinished: false,
    })
    draft.startOver()
    expect(draft.getState()).toMatchObject({ phase: 'open', body: form.initial, status: 'idle' })
    await later(0)
    expect([at.city.body(), at.store.held()]).toEqual([undefined, null])
    draft.write(typed('NEW'))
    await later(1000)
    expect(at.city.body()).toMatchObject({ body: typed('NEW') })
    expect(draft.getState().status).toBe('saved')
  })

  it.each([
    ['the city’s draft', () => at.city.put(kept({ steps: 'of old' }))],
    ['a draft that no form of this portal wrote', () => at.city.put({ anything: 1 })],
  ])('to %s of another form begins anew and says so until something is saved', async (_what, prepare) => {
    prepare()
    const { draft } = await open()
    expect(draft.getState()).toMatchObject({ phase: 'open', wasOutdated: true, body: form.initial })
    draft.write(typed('AB'))
    await later(1000)
    expect(draft.getState()).toMatchObject({ wasOutdated: false, status: 'saved' })
    expect(at.city.body()).toMatchObject({ body: typed('AB') })
  })

  it('brings the files that were chosen and not sent', async () => {
    const before = await open()
    const file = new File(['%PDF'], 'domicile.pdf', { type: 'application/pdf' })
    before.draft.keepFile('ev-home', file)
    before.draft.keepFile('ev-card', file)
    before.draft.dropFile('ev-card')
    await later(0)
    const { draft } = await open()
    expect(draft.getState().found).toMatchObject([{ where: 'device' }])
    draft.resume()
    expect(draft.getState().waitingFiles).toEqual({ 'ev-home': file })
    draft.startOver()
    expect(draft.getState().waitingFiles, 'of the draft before').toEqual({})
  })
})
