import { describe, expect, it } from 'vitest'
import { cityRefusal, fakeApi, networkDown } from '../testing/fake-api.ts'
import { draftBench, later, NAME, typed } from './draft-bench.ts'
import { noStore } from './draft-store.ts'

const at = draftBench()
const { open } = at

describe('a change', () => {
  it('is in this browser at once and at the city within a second, and then there alone', async () => {
    const { draft, status } = await open()
    expect([draft.getState().phase, status()]).toEqual(['open', 'idle'])
    draft.write(typed('AB'))
    await later(0)
    expect(at.store.held()?.body).toEqual(typed('AB'))
    expect(status()).toBe('saving')
    await later(1000)
    expect(at.city.body()).toMatchObject({ body: typed('AB') })
    expect(status()).toBe('saved')
    expect(at.store.held()).toBeNull()
  })
})

it.each([
  ['outlives the page', 'AB', true],
  ['that is too long for that is a call as any other', 'x'.repeat(30_000), false],
  ['is measured as it is sent', 'é'.repeat(15_000), false],
])('a change %s', async (_what, plate, expected) => {
  const city = fakeApi(at.city.answers)
  const lasting: unknown[] = []
  const api: typeof city = {
    ...city,
    call(call) {
      if (call.method === 'PUT') lasting.push(call.keepalive)
      return city.call(call)
    },
  }
  const { draft, status } = await open({ api })
  draft.write(typed(plate))
  await later(1000)
  expect([lasting, status()]).toEqual([[expected], 'saved'])
})

describe('a draft that cannot be saved', () => {
  it.each([
    ['nothing answers', networkDown()],
    ['the city is down', cityRefusal(503, 'Service Unavailable')],
  ])(
    'because %s says so, stays in this browser, and is saved as soon as it can be',
    async (_why, failure) => {
      const { draft, status } = await open()
      at.city.fail(failure)
      draft.write(typed('AB'))
      await later(1000)
      expect(status()).toBe('failed')
      expect(at.store.held()?.body).toEqual(typed('AB'))
      draft.write(typed('ABC'))
      expect(status()).toBe('failed')
      at.city.fail(null)
      await later(5000)
      expect(status()).toBe('saved')
      expect(at.city.body()).toMatchObject({ body: typed('ABC') })
    },
  )

  it.each([
    ['too large', 413],
    ['one too many', 409],
    ['unknown to this city', 404],
  ])('because it is %s is kept on this device, and says so', async (_why, code) => {
    const { draft, status } = await open()
    at.city.fail(cityRefusal(code, 'refused'))
    draft.write(typed('AB'))
    await later(1000)
    expect(status()).toBe('refused')
    at.city.fail(null)
    draft.write(typed('ABC'))
    await later(1000)
    expect(status()).toBe('saved')
  })

  it('neither there nor here never claims to be kept', async () => {
    const { draft, status } = await open({ store: noStore })
    at.city.fail(cityRefusal(413, 'Content Too Large'))
    draft.write(typed('AB'))
    await later(1000)
    expect(status()).toBe('failed')
  })

  it('whose answer alone was lost is no conflict', async () => {
    const { draft, api, status } = await open()
    const put = at.city.answers[`PUT /api/subscriber/drafts/${NAME}`] as (call: unknown) => unknown
    api.answer({
      [`PUT /api/subscriber/drafts/${NAME}`]: (call: unknown) => {
        put(call)
        throw networkDown()
      },
    })
    draft.write(typed('AB'))
    await later(500)
    expect(status()).toBe('failed')
    api.answer(at.city.answers)
    await later(5000)
    expect(status()).toBe('saved')
    expect(at.city.body()).toMatchObject({ body: typed('AB') })
  })
})
