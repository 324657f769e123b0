import { describe, expect, it } from 'vitest'
import { networkDown } from '../testing/fake-api.ts'
import { draftBench, form, kept, later, saves, typed } from './draft-bench.ts'

const at = draftBench()
const { open } = at

describe('coming back', () => {
  it('offers what the city keeps; nothing is written before somebody has chosen', async () => {
    at.city.put(kept(typed('AB')))
    const { keeper, api } = await open()
    expect(keeper.getState()).toMatchObject({
      phase: 'found',
      found: [{ where: 'city' }],
      body: form.initial,
    })
    keeper.write(typed('ZZ'))
    await later(5000)
    expect(saves(api)).toHaveLength(0)
    keeper.resume()
    expect(keeper.getState()).toMatchObject({
      phase: 'open',
      body: typed('AB'),
      status: 'saved',
      revision: 1,
    })
    keeper.write(typed('ABC'))
    await later(1000)
    expect(at.city.body()).toMatchObject({ body: typed('ABC') })
  })

  it('brings what did not get to the city before the browser died', async () => {
    const before = await open()
    before.keeper.write(typed('AB'))
    await later(1000)
    at.city.fail(networkDown())
    before.keeper.write(typed('ABC'))
    await later(10)
    at.city.fail(null)
    const { keeper } = await open()
    expect(keeper.getState().found).toMatchObject([{ where: 'device' }])
    keeper.resume()
    expect(keeper.getState().body).toEqual(typed('ABC'))
    await later(1000)
    expect(at.city.body()).toMatchObject({ body: typed('ABC') })
    expect(at.store.held()).toBeNull()
  })

  it('without a connection brings what this browser holds, and later writes it over what it came from', async () => {
    const before = await open()
    before.keeper.write(typed('AB'))
    await later(1000)
    at.city.fail(networkDown())
    before.keeper.write(typed('ABC'))
    await later(10)
    before.keeper.stop()
    const { keeper, status } = await open()
    keeper.resume()
    await later(1000)
    expect(status()).toBe('waiting')
    at.city.fail(null)
    await later(60_000)
    expect([status(), at.city.body()]).toMatchObject(['saved', { body: typed('ABC') }])
  })

  it('offers both when this browser and the city were written apart', async () => {
    at.city.fail(networkDown())
    const before = await open()
    before.keeper.write(typed('HERE'))
    await later(10)
    before.keeper.stop()
    await later(1000)
    at.city.fail(null)
    at.city.put(kept(typed('THERE')))
    const { keeper } = await open()
    expect(keeper.getState().found.map(({ where }) => where)).toEqual(['city', 'device'])
    keeper.resume('device')
    await later(1000)
    expect(at.city.body()).toMatchObject({ body: typed('HERE') })
  })

  it('and starting over leaves nothing of the old draft, here or there', async () => {
    at.city.put(kept(typed('AB')))
    const { keeper } = await open()
    keeper.startOver()
    expect(keeper.getState()).toMatchObject({ phase: 'open', body: form.initial, status: 'untouched' })
    await later(0)
    expect(at.city.body()).toBeUndefined()
    keeper.write(typed('NEW'))
    await later(1000)
    expect(at.city.body()).toMatchObject({ body: typed('NEW') })
    expect(keeper.getState().status).toBe('saved')
  })

  it.each([
    ['the city’s draft', () => at.city.put(kept({ steps: 'of old' }))],
    ['a draft that no form of this portal wrote', () => at.city.put({ anything: 1 })],
  ])('to %s of another form begins anew and says so until something is saved', async (_what, prepare) => {
    prepare()
    const { keeper } = await open()
    expect(keeper.getState()).toMatchObject({ phase: 'open', wasOutdated: true, body: form.initial })
    keeper.write(typed('AB'))
    await later(1000)
    expect(keeper.getState()).toMatchObject({ wasOutdated: false, status: 'saved' })
    expect(at.city.body()).toMatchObject({ body: typed('AB') })
  })

  it('brings the files that were chosen and not sent', async () => {
    const before = await open()
    const file = new File(['%PDF'], 'domicile.pdf', { type: 'application/pdf' })
    before.keeper.keepFile('ev-home', file)
    before.keeper.keepFile('ev-card', file)
    before.keeper.dropFile('ev-card')
    await later(0)
    const { keeper } = await open()
    expect(keeper.getState().found).toMatchObject([{ where: 'device' }])
    keeper.resume()
    expect(keeper.getState().waitingFiles).toEqual({ 'ev-home': file })
  })
})
