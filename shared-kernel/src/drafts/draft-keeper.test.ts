import { number, object, string } from 'valibot'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { subscriberId } from '../ids/index.ts'
import { cityRefusal, fakeApi, networkDown } from '../testing/fake-api.ts'
import { type FakeDraftCity, fakeDraftCity } from '../testing/fake-draft-city.ts'
import { createDraftKeeper } from './draft-keeper.ts'
import { noStore } from './draft-store.ts'
import { memoryDraftStore } from './memory-draft-store.ts'

const NAME = 'subscription-resident'
const KEY = { subscriberId: subscriberId('camille'), procedure: NAME }
const form = { initial: { step: 1, plate: '' }, read: object({ step: number(), plate: string() }) }
const typed = (plate: string, step = 2) => ({ step, plate })
const kept = (body: unknown, writer = 'elsewhere') => ({ writer, body })

let city: FakeDraftCity
let store: ReturnType<typeof memoryDraftStore>
let isOnline: boolean
let openings = 0

beforeEach(() => {
  vi.useFakeTimers()
  city = fakeDraftCity(NAME)
  store = memoryDraftStore()
  isOnline = true
})
afterEach(() => vi.useRealTimers())

/** The screen is opened. */
async function open(changes: Partial<Parameters<typeof createDraftKeeper>[1]> = {}) {
  openings += 1
  const api = fakeApi(city.answers)
  const doors = {
    api,
    store,
    key: KEY,
    writer: `opening-${openings}`,
    now: Date.now,
    isOnline: () => isOnline,
  }
  const keeper = createDraftKeeper(form, { ...doors, ...changes })
  await keeper.start()
  return { keeper, api, status: () => keeper.getState().status }
}
const later = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const saves = (api: ReturnType<typeof fakeApi>) => api.calls.filter(({ name }) => name.startsWith('PUT'))

describe('a change', () => {
  it('is in this browser at once and at the city within a second, and then there alone', async () => {
    const { keeper, status } = await open()
    expect([keeper.getState().phase, status()]).toEqual(['open', 'untouched'])
    keeper.write(typed('AB'))
    await later(0)
    expect(store.held()?.body).toEqual(typed('AB'))
    expect(status()).toBe('saving')
    await later(1000)
    expect(city.body()).toMatchObject({ body: typed('AB') })
    expect(status()).toBe('saved')
    expect(store.held()).toBeNull()
  })

  it('of somebody who never stops typing is at the city within a second all the same', async () => {
    const { keeper, api } = await open()
    for (let n = 1; n <= 20; n += 1) {
      keeper.write(typed('A'.repeat(n)))
      await later(100)
      if (n === 10) expect(city.body()).toMatchObject({ body: { plate: expect.stringMatching(/^A{7,}$/) } })
    }
    await later(1000)
    expect(city.body()).toMatchObject({ body: typed('A'.repeat(20)) })
    expect(saves(api).length).toBeLessThan(6)
  })

  it('typed while another is under way goes right after it, never beside it', async () => {
    let release = () => {}
    const { keeper, api } = await open()
    const put = city.answers[`PUT /api/subscriber/drafts/${NAME}`] as (call: unknown) => unknown
    api.answer({
      [`PUT /api/subscriber/drafts/${NAME}`]: async (call: unknown) => {
        await new Promise<void>(resolve => {
          release = resolve
        })
        return put(call)
      },
    })
    keeper.write(typed('A'))
    await later(500)
    keeper.write(typed('AB'))
    await later(3000)
    expect(saves(api)).toHaveLength(1)
    release()
    await later(10)
    expect(saves(api)).toHaveLength(2)
    release()
    await later(10)
    expect(city.body()).toMatchObject({ body: typed('AB') })
    expect(keeper.getState().status).toBe('saved')
  })

  it('is sent when the page goes away, without waiting for its pause', async () => {
    const { keeper } = await open()
    keeper.write(typed('AB'))
    keeper.flush()
    await later(0)
    expect(city.body()).toMatchObject({ body: typed('AB') })
  })

  it('is sent when the screen is left', async () => {
    const { keeper } = await open()
    keeper.write(typed('AB'))
    keeper.stop()
    await later(0)
    expect(city.body()).toMatchObject({ body: typed('AB') })
  })
})

describe('a draft that cannot be saved', () => {
  it.each([
    ['nothing answers', networkDown()],
    ['the city is down', cityRefusal(503, 'Service Unavailable')],
  ])(
    'because %s says so, stays in this browser, and is saved as soon as it can be',
    async (_why, failure) => {
      const { keeper, status } = await open()
      city.fail(failure)
      keeper.write(typed('AB'))
      await later(1000)
      expect(status()).toBe('waiting')
      expect(store.held()?.body).toEqual(typed('AB'))
      keeper.write(typed('ABC'))
      expect(status()).toBe('waiting')
      city.fail(null)
      await later(5000)
      expect(status()).toBe('saved')
      expect(city.body()).toMatchObject({ body: typed('ABC') })
    },
  )

  it('without a connection does not even try, and goes as soon as there is one', async () => {
    const { keeper, api, status } = await open()
    isOnline = false
    keeper.write(typed('AB'))
    await later(60_000)
    expect(saves(api)).toHaveLength(0)
    expect(status()).toBe('waiting')
    isOnline = true
    keeper.flush()
    await later(0)
    expect(status()).toBe('saved')
  })

  it.each([
    ['too large', 413],
    ['one too many', 409],
    ['unknown to this city', 404],
  ])('because it is %s is kept on this device, and says so', async (_why, code) => {
    const { keeper, status } = await open()
    city.fail(cityRefusal(code, 'refused'))
    keeper.write(typed('AB'))
    await later(1000)
    expect(status()).toBe('device-only')
    city.fail(null)
    keeper.write(typed('ABC'))
    await later(1000)
    expect(status()).toBe('saved')
  })

  it('neither there nor here never claims to be kept', async () => {
    const { keeper, status } = await open({ store: noStore })
    city.fail(cityRefusal(413, 'Content Too Large'))
    keeper.write(typed('AB'))
    await later(1000)
    expect(status()).toBe('waiting')
  })

  it('whose answer alone was lost is no conflict', async () => {
    const { keeper, api, status } = await open()
    const put = city.answers[`PUT /api/subscriber/drafts/${NAME}`] as (call: unknown) => unknown
    api.answer({
      [`PUT /api/subscriber/drafts/${NAME}`]: (call: unknown) => {
        put(call)
        throw networkDown()
      },
    })
    keeper.write(typed('AB'))
    await later(500)
    expect(status()).toBe('waiting')
    api.answer(city.answers)
    await later(5000)
    expect(status()).toBe('saved')
    expect(city.body()).toMatchObject({ body: typed('AB') })
  })
})

describe('coming back', () => {
  it('offers what the city keeps; nothing is written before somebody has chosen', async () => {
    city.put(kept(typed('AB')))
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
    expect(city.body()).toMatchObject({ body: typed('ABC') })
  })

  it('brings what did not get to the city before the browser died', async () => {
    const before = await open()
    before.keeper.write(typed('AB'))
    await later(1000)
    city.fail(networkDown())
    before.keeper.write(typed('ABC'))
    await later(10)
    city.fail(null)
    const { keeper } = await open()
    expect(keeper.getState().found).toMatchObject([{ where: 'device' }])
    keeper.resume()
    expect(keeper.getState().body).toEqual(typed('ABC'))
    await later(1000)
    expect(city.body()).toMatchObject({ body: typed('ABC') })
    expect(store.held()).toBeNull()
  })

  it('without a connection brings what this browser holds, and later writes it over what it came from', async () => {
    const before = await open()
    before.keeper.write(typed('AB'))
    await later(1000)
    city.fail(networkDown())
    before.keeper.write(typed('ABC'))
    await later(10)
    before.keeper.stop()
    const { keeper, status } = await open()
    keeper.resume()
    await later(1000)
    expect(status()).toBe('waiting')
    city.fail(null)
    await later(60_000)
    expect([status(), city.body()]).toMatchObject(['saved', { body: typed('ABC') }])
  })

  it('offers both when this browser and the city were written apart', async () => {
    city.fail(networkDown())
    const before = await open()
    before.keeper.write(typed('HERE'))
    await later(10)
    before.keeper.stop()
    await later(1000)
    city.fail(null)
    city.put(kept(typed('THERE')))
    const { keeper } = await open()
    expect(keeper.getState().found.map(({ where }) => where)).toEqual(['city', 'device'])
    keeper.resume('device')
    await later(1000)
    expect(city.body()).toMatchObject({ body: typed('HERE') })
  })

  it('and starting over leaves nothing of the old draft, here or there', async () => {
    city.put(kept(typed('AB')))
    const { keeper } = await open()
    keeper.startOver()
    expect(keeper.getState()).toMatchObject({ phase: 'open', body: form.initial, status: 'untouched' })
    await later(0)
    expect(city.body()).toBeUndefined()
    keeper.write(typed('NEW'))
    await later(1000)
    expect(city.body()).toMatchObject({ body: typed('NEW') })
    expect(keeper.getState().status).toBe('saved')
  })

  it.each([
    ['the city’s draft', () => city.put(kept({ steps: 'of old' }))],
    ['a draft that no form of this portal wrote', () => city.put({ anything: 1 })],
  ])('to %s of another form begins anew and says so until something is saved', async (_what, prepare) => {
    prepare()
    const { keeper } = await open()
    expect(keeper.getState()).toMatchObject({ phase: 'open', wasOutdated: true, body: form.initial })
    keeper.write(typed('AB'))
    await later(1000)
    expect(keeper.getState()).toMatchObject({ wasOutdated: false, status: 'saved' })
    expect(city.body()).toMatchObject({ body: typed('AB') })
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

describe('two tabs or devices', () => {
  async function twoTabs() {
    const one = await open()
    const two = await open({ store: memoryDraftStore() })
    one.keeper.write(typed('ONE'))
    await later(1000)
    two.keeper.write(typed('TWO'))
    await later(1000)
    return { one, two }
  }

  it('never write over each other: the later one is told, and nothing is lost', async () => {
    const { two } = await twoTabs()
    expect(two.keeper.getState()).toMatchObject({ status: 'conflict', conflict: { canTake: true } })
    expect(two.keeper.getState().body).toEqual(typed('TWO'))
    expect(city.body()).toMatchObject({ body: typed('ONE') })
    two.keeper.write(typed('TWO+'))
    await later(5000)
    expect(city.body()).toMatchObject({ body: typed('ONE') })
  })

  it('keep what is seen here when somebody says so, and the other one is told in turn', async () => {
    const { one, two } = await twoTabs()
    two.keeper.keepMine()
    await later(1000)
    expect([two.status(), city.body()]).toMatchObject(['saved', { body: typed('TWO') }])
    one.keeper.write(typed('ONE+'))
    await later(1000)
    expect(one.status()).toBe('conflict')
  })

  it('take the other version when somebody says so', async () => {
    const { two } = await twoTabs()
    two.keeper.takeOther()
    expect(two.keeper.getState()).toMatchObject({ status: 'saved', body: typed('ONE'), conflict: null })
    two.keeper.write(typed('ONE!'))
    await later(1000)
    expect(city.body()).toMatchObject({ body: typed('ONE!') })
  })

  it('learn that the request was sent or dropped elsewhere', async () => {
    const { keeper } = await open()
    keeper.write(typed('AB'))
    await later(1000)
    city.clear()
    keeper.write(typed('ABC'))
    await later(1000)
    expect(keeper.getState().conflict).toEqual({ savedAt: null, canTake: false })
  })

  it('that opened without the city ask what is there before they write over it', async () => {
    city.put(kept(typed('THERE')))
    city.fail(networkDown())
    const { keeper } = await open()
    expect(keeper.getState().phase).toBe('open')
    keeper.write(typed('HERE'))
    city.fail(null)
    await later(1000)
    expect(keeper.getState().status).toBe('conflict')
    expect(city.body()).toMatchObject({ body: typed('THERE') })
  })
})

describe('a finished procedure', () => {
  it('leaves nothing, and nothing is written any more', async () => {
    const { keeper, api } = await open()
    keeper.keepFile('ev', new File(['x'], 'x.pdf'))
    keeper.write(typed('AB'))
    await later(500)
    keeper.finish()
    keeper.write(typed('late'))
    await later(5000)
    expect(city.body()).toBeUndefined()
    expect(store.held()).toBeNull()
    expect(saves(api)).toHaveLength(1)
    expect((await open()).keeper.getState().phase).toBe('open')
  })

  it('whose draft could not be dropped at the city is not offered again', async () => {
    const { keeper } = await open()
    keeper.write(typed('AB'))
    await later(1000)
    city.fail(networkDown())
    keeper.finish()
    await later(100)
    city.fail(null)
    const again = await open()
    expect(again.keeper.getState()).toMatchObject({ phase: 'open', body: form.initial })
    await later(0)
    expect(city.body()).toBeUndefined()
    expect(store.held()).toBeNull()
  })
})
