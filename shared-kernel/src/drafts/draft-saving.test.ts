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

  describe('because an answer alone was lost', () => {
    /** From here on the city does what it is asked, and its answers are lost. */
    const losing = (api: Awaited<ReturnType<typeof open>>['api'], method: string) => {
      const name = `${method} /api/subscriber/drafts/${NAME}`
      const act = at.city.answers[name] as (call: unknown) => unknown
      const lose = (call: unknown) => {
        act(call)
        throw networkDown()
      }
      api.answer({ [name]: lose })
    }

    it.each([
      ['nothing was typed since', 'AB', 1],
      ['more was typed since', 'ABC', 1],
      ['so was that of what was typed since', 'ABC', 2],
    ])('is no conflict when %s', async (_what, plate, times) => {
      const { draft, api, status } = await open()
      draft.write(typed('A'))
      await later(1000)
      losing(api, 'PUT')
      draft.write(typed('AB'))
      await later(500)
      expect([status(), at.city.body()]).toMatchObject(['failed', { body: typed('AB') }])
      draft.write(typed(plate))
      if (times === 2) await later(3000)
      api.answer(at.city.answers)
      await later(20_000)
      expect([status(), at.city.body()]).toMatchObject(['saved', { body: typed(plate) }])
    })

    it('is no conflict in the page that is opened in its place, nor without what was typed since', async () => {
      const before = await open()
      losing(before.api, 'PUT')
      before.draft.write(typed('AB'))
      await later(500)
      before.draft.write(typed('ABC'))
      await later(0)
      const { draft, status } = await open()
      expect(draft.getState().found).toMatchObject([{ where: 'device' }])
      draft.resume()
      expect(draft.getState().body).toEqual(typed('ABC'))
      await later(1000)
      expect([status(), at.city.body()]).toMatchObject(['saved', { body: typed('ABC') }])
    })

    it('is a conflict all the same once another tab has saved over it', async () => {
      const { draft, api, status } = await open()
      losing(api, 'PUT')
      draft.write(typed('AB'))
      await later(500)
      at.city.put({ writer: 'elsewhere', body: typed('THERE') })
      api.answer(at.city.answers)
      draft.write(typed('ABC'))
      await later(5000)
      expect([status(), at.city.body()]).toMatchObject(['conflict', { body: typed('THERE') }])
      expect(draft.getState().body).toEqual(typed('ABC'))
    })

    it('is not said to be deleted elsewhere when it was started over here', async () => {
      const { draft, api, status } = await open()
      draft.write(typed('AB'))
      await later(1000)
      losing(api, 'DELETE')
      draft.startOver()
      await later(0)
      expect(at.city.body()).toBeUndefined()
      draft.write(typed('NEW'))
      await later(1000)
      expect([status(), at.city.body()]).toMatchObject(['saved', { body: typed('NEW') }])
    })
  })
})
