import { describe, expect, it } from 'vitest'
import { cityRefusal, networkDown } from '../testing/fake-api.ts'
import { draftBench, later, NAME, saves, typed } from './draft-bench.ts'
import { noStore } from './draft-store.ts'

const at = draftBench()
const { open } = at

describe('a change', () => {
  it('is in this browser at once and at the city within a second, and then there alone', async () => {
    const { keeper, status } = await open()
    expect([keeper.getState().phase, status()]).toEqual(['open', 'untouched'])
    keeper.write(typed('AB'))
    await later(0)
    expect(at.store.held()?.body).toEqual(typed('AB'))
    expect(status()).toBe('saving')
    await later(1000)
    expect(at.city.body()).toMatchObject({ body: typed('AB') })
    expect(status()).toBe('saved')
    expect(at.store.held()).toBeNull()
  })

  it('of somebody who never stops typing is at the city within a second all the same', async () => {
    const { keeper, api } = await open()
    for (let n = 1; n <= 20; n += 1) {
      keeper.write(typed('A'.repeat(n)))
      await later(100)
      if (n === 10)
        expect(at.city.body()).toMatchObject({ body: { plate: expect.stringMatching(/^A{7,}$/) } })
    }
    await later(1000)
    expect(at.city.body()).toMatchObject({ body: typed('A'.repeat(20)) })
    expect(saves(api).length).toBeLessThan(6)
  })

  it('typed while another is under way goes right after it, never beside it', async () => {
    let release = () => {}
    const { keeper, api } = await open()
    const put = at.city.answers[`PUT /api/subscriber/drafts/${NAME}`] as (call: unknown) => unknown
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
    expect(at.city.body()).toMatchObject({ body: typed('AB') })
    expect(keeper.getState().status).toBe('saved')
  })

  it('is sent when the page goes away, without waiting for its pause', async () => {
    const { keeper } = await open()
    keeper.write(typed('AB'))
    keeper.flush()
    await later(0)
    expect(at.city.body()).toMatchObject({ body: typed('AB') })
  })

  it('is sent when the screen is left', async () => {
    const { keeper } = await open()
    keeper.write(typed('AB'))
    keeper.stop()
    await later(0)
    expect(at.city.body()).toMatchObject({ body: typed('AB') })
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
      at.city.fail(failure)
      keeper.write(typed('AB'))
      await later(1000)
      expect(status()).toBe('waiting')
      expect(at.store.held()?.body).toEqual(typed('AB'))
      keeper.write(typed('ABC'))
      expect(status()).toBe('waiting')
      at.city.fail(null)
      await later(5000)
      expect(status()).toBe('saved')
      expect(at.city.body()).toMatchObject({ body: typed('ABC') })
    },
  )

  it('without a connection does not even try, and goes as soon as there is one', async () => {
    const { keeper, api, status } = await open()
    at.isOnline = false
    keeper.write(typed('AB'))
    await later(60_000)
    expect(saves(api)).toHaveLength(0)
    expect(status()).toBe('waiting')
    at.isOnline = true
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
    at.city.fail(cityRefusal(code, 'refused'))
    keeper.write(typed('AB'))
    await later(1000)
    expect(status()).toBe('device-only')
    at.city.fail(null)
    keeper.write(typed('ABC'))
    await later(1000)
    expect(status()).toBe('saved')
  })

  it('neither there nor here never claims to be kept', async () => {
    const { keeper, status } = await open({ store: noStore })
    at.city.fail(cityRefusal(413, 'Content Too Large'))
    keeper.write(typed('AB'))
    await later(1000)
    expect(status()).toBe('waiting')
  })

  it('whose answer alone was lost is no conflict', async () => {
    const { keeper, api, status } = await open()
    const put = at.city.answers[`PUT /api/subscriber/drafts/${NAME}`] as (call: unknown) => unknown
    api.answer({
      [`PUT /api/subscriber/drafts/${NAME}`]: (call: unknown) => {
        put(call)
        throw networkDown()
      },
    })
    keeper.write(typed('AB'))
    await later(500)
    expect(status()).toBe('waiting')
    api.answer(at.city.answers)
    await later(5000)
    expect(status()).toBe('saved')
    expect(at.city.body()).toMatchObject({ body: typed('AB') })
  })
})
