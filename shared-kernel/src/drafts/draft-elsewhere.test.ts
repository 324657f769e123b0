import { describe, expect, it } from 'vitest'
import { networkDown } from '../testing/fake-api.ts'
import { draftBench, form, kept, later, saves, typed } from './draft-bench.ts'
import { memoryDraftStore } from './memory-draft-store.ts'

const at = draftBench()
const { open } = at
type Opened = Awaited<ReturnType<typeof open>>

describe('two tabs or devices', () => {
  async function twoTabs() {
    const one = await open()
    const two = await open({ store: memoryDraftStore() })
    one.draft.write(typed('ONE'))
    await later(1000)
    two.draft.write(typed('TWO'))
    await later(1000)
    return { one, two }
  }

  it('never write over each other: the later one is told, and nothing is lost', async () => {
    const { two } = await twoTabs()
    expect(two.draft.getState()).toMatchObject({ status: 'conflict', conflict: { canTake: true } })
    expect(two.draft.getState().body).toEqual(typed('TWO'))
    expect(at.city.body()).toMatchObject({ body: typed('ONE') })
    two.draft.write(typed('TWO+'))
    await later(5000)
    expect(at.city.body()).toMatchObject({ body: typed('ONE') })
  })

  it('keep what is seen here when somebody says so, and the other one is told in turn', async () => {
    const { one, two } = await twoTabs()
    two.draft.keepMine()
    await later(1000)
    expect([two.status(), at.city.body()]).toMatchObject(['saved', { body: typed('TWO') }])
    one.draft.write(typed('ONE+'))
    await later(1000)
    expect(one.status()).toBe('conflict')
  })

  it.each<[string, (draft: Opened['draft']) => void]>([
    ['the save', () => {}],
    [
      'what is typed within it, as the page goes away,',
      draft => {
        draft.write(typed('TWO+'))
        draft.flush(true)
      },
    ],
  ])('keep what is seen here over the version that was shown: %s goes over no later one', async (_, act) => {
    const { two } = await twoTabs()
    at.city.put(kept(typed('LATER'), 'one'))
    two.draft.keepMine()
    two.draft.flush()
    act(two.draft)
    await later(60_000)
    expect([two.status(), at.city.body()]).toMatchObject(['conflict', { body: typed('LATER') }])
  })

  it('keep what is seen here, and typed within its save as the page goes away, over what was shown', async () => {
    const { two } = await twoTabs()
    two.draft.keepMine()
    two.draft.flush()
    two.draft.write(typed('TWO+'))
    two.draft.flush(true)
    await later(60_000)
    expect([two.status(), at.city.body()]).toMatchObject(['saved', { body: typed('TWO+') }])
  })

  it('take the other version when somebody says so', async () => {
    const { two } = await twoTabs()
    two.draft.takeOther()
    expect(two.draft.getState()).toMatchObject({ status: 'saved', body: typed('ONE'), conflict: null })
    two.draft.write(typed('ONE!'))
    await later(1000)
    expect(at.city.body()).toMatchObject({ body: typed('ONE!') })
  })

  it('choose once: what is typed since stays, whatever is pressed again', async () => {
    const { two } = await twoTabs()
    two.draft.takeOther()
    two.draft.write(typed('ONE!'))
    two.draft.takeOther()
    expect(two.draft.getState().body).toEqual(typed('ONE!'))
    await later(1000)
    const { length } = saves(two.api)
    two.draft.keepMine()
    await later(1000)
    expect(saves(two.api)).toHaveLength(length)
  })

  it('are not offered another version that this form cannot read', async () => {
    const { draft } = await open()
    at.city.put(kept({ steps: 'of old' }))
    draft.write(typed('AB'))
    await later(1000)
    expect(draft.getState().conflict?.canTake).toBe(false)
    draft.takeOther()
    expect(draft.getState()).toMatchObject({ status: 'conflict', body: typed('AB') })
  })

  it('learn that the request was sent or dropped elsewhere', async () => {
    const { draft } = await open()
    draft.write(typed('AB'))
    await later(1000)
    at.city.clear()
    draft.write(typed('ABC'))
    await later(1000)
    expect(draft.getState().conflict).toEqual({ savedAt: null, canTake: false })
    draft.startOver()
    expect(draft.getState()).toMatchObject({ status: 'idle', conflict: null, body: form.initial })
    draft.write(typed('NEW'))
    await later(1000)
    expect(at.city.body()).toMatchObject({ body: typed('NEW') })
  })

  it('never write over each other though the later one went on from what the first one holds here', async () => {
    const one = await open()
    at.city.fail(networkDown())
    one.draft.write(typed('ONE'))
    await later(10)
    const two = await open()
    two.draft.resume()
    expect(two.draft.getState().body).toEqual(typed('ONE'))
    at.city.fail(null)
    one.draft.write(typed('ONE, typed on'))
    one.draft.flush()
    await later(0)
    expect([one.status(), at.city.body()]).toMatchObject(['saved', { body: typed('ONE, typed on') }])
    two.draft.write(typed('TWO'))
    await later(5000)
    expect(two.draft.getState()).toMatchObject({ status: 'conflict', body: typed('TWO') })
    expect(at.city.body()).toMatchObject({ body: typed('ONE, typed on') })
  })

  it.each([0, 1])('without a connection are both offered when one comes back (choice %d)', async choice => {
    const [one, two] = [await open(), await open()]
    at.city.fail(networkDown())
    one.draft.write(typed('ONE'))
    await later(10)
    two.draft.write(typed('TWO'))
    await later(10)
    one.draft.stop()
    two.draft.stop()
    const { draft, status } = await open()
    expect(draft.getState().found).toMatchObject([{ where: 'device' }, { where: 'device' }])
    draft.resume(draft.getState().found[choice])
    expect(draft.getState().body).toEqual(typed(choice === 0 ? 'TWO' : 'ONE'))
    at.city.fail(null)
    await later(60_000)
    expect([status(), at.city.body()]).toMatchObject(['saved', { body: draft.getState().body }])
    expect(await at.store.read({} as never), 'the other one was erased by choice').toEqual([])
  })

  it.each<[string, (draft: Opened['draft']) => void]>([
    ['goes on from what the first one holds', draft => draft.resume()],
    ['starts over', draft => draft.startOver()],
  ])(
    'without a connection keep what is typed in the first one while the second one %s',
    async (_how, begin) => {
      const one = await open()
      at.city.fail(networkDown())
      one.draft.write(typed('ONE'))
      await later(10)
      const two = await open()
      begin(two.draft)
      one.draft.write(typed('ONE, typed on'))
      await later(10)
      two.draft.write(typed('TWO'))
      await later(10)
      const bodies = (await at.store.read({} as never)).map(({ body }) => body)
      expect(bodies).toEqual(expect.arrayContaining([typed('ONE, typed on'), typed('TWO')]))
    },
  )

  it('without a connection lose nothing though one of them saves', async () => {
    const [one, two] = [await open(), await open()]
    at.city.fail(networkDown())
    one.draft.write(typed('ONE'))
    two.draft.write(typed('TWO'))
    await later(10)
    two.draft.stop()
    await later(10)
    at.city.fail(null)
    await later(60_000)
    expect([one.status(), at.city.body()]).toMatchObject(['saved', { body: typed('ONE') }])
    const { draft } = await open()
    expect(
      draft
        .getState()
        .found.map(({ where }) => where)
        .toSorted(),
    ).toEqual(['city', 'device'])
  })

  it('that opened without the city ask what is there before they write over it', async () => {
    at.city.put(kept(typed('THERE')))
    at.city.fail(networkDown())
    const { draft } = await open()
    expect(draft.getState().phase).toBe('open')
    draft.write(typed('HERE'))
    at.city.fail(null)
    await later(1000)
    expect(draft.getState().status).toBe('conflict')
    expect(at.city.body()).toMatchObject({ body: typed('THERE') })
  })
})
