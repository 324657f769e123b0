import { addSeconds } from '@parvis/shared-kernel/time'
import { beforeAll, describe, expect, test } from 'vitest'
import { at } from '../../db/schema.ts'
import { testCity } from '../../testing/city-of-file.ts'
import { requestsOf } from '../../testing/requests.ts'

const city = testCity()
const requests = requestsOf(city)

const asked = (id: string, mandatory: boolean, expirationPeriod: string | null = null) => ({
  id,
  name: id,
  mandatory,
  expirationPeriod,
})

beforeAll(async () => {
  await requests.addPerson('zoe')
  await requests.addPerson('marie')
  const supportingEvidences = [asked('home', true, 'P3M'), asked('card', true), asked('extra', false)]
  await requests.addOffer('reviewed', { applicationProcedure: { supportingEvidences } })
})

const send = (files: Readonly<Record<string, string>>, body: object = {}, as = 'zoe') =>
  requests.subscribe(as, 'reviewed', {
    attachmentEvidences: Object.entries(files).map(([id, urn]) => requests.evidence(id, urn)),
    ...body,
  })
const refusal = async (files: Readonly<Record<string, string>>, body: object = {}) => {
  const { body: said } = await send(files, body)
  return [said.error ?? 'created', said.fields?.[0]?.path]
}
const both = async (as = 'zoe') => ({ home: await requests.upload(as), card: await requests.upload(as) })
const tracesOf = (rightId: string) =>
  city.deps.db
    .selectFrom('evidence_traces')
    .innerJoin('media', 'media.media_id', 'evidence_traces.media_id')
    .select(['evidence_properties_id', 'evidence_traces.status', 'media.urn', 'media.subscriber_id'])
    .where('right_id', '=', rightId)
    .orderBy('position')
    .execute()

describe('the documents of a request', () => {
  test('hang on the right that it makes, for an agent to look at', async () => {
    const files = await both()
    const { status, body } = await send(files)
    expect([status, body.status]).toEqual([201, 'AWAITING_VALIDATION'])
    expect(body.attachmentEvidences).toMatchObject([
      { id: 'home', name: 'home.png', mime: 'image/png', urn: files.home },
      { id: 'card', urn: files.card },
    ])
    expect(await tracesOf(body.id)).toEqual([
      { evidence_properties_id: 'home', status: 'WAITING', urn: files.home, subscriber_id: 'sub-zoe' },
      { evidence_properties_id: 'card', status: 'WAITING', urn: files.card, subscriber_id: 'sub-zoe' },
    ])
  })

  test('may have been registered before, and may answer for two', async () => {
    const { home, card } = await both()
    const id = '0197a000-0000-7000-8000-0000000000e1'
    const media = { id, url: home, name: 'facture.png' }
    expect((await city.ask('/api/subscriber/media', { as: 'zoe', body: media })).status).toBe(201)
    const { body } = await send({ home, card, extra: home })
    expect(body.attachmentEvidences).toHaveLength(3)
    expect(body.attachmentEvidences[0].evidenceSubscriberMediaId).toBe(id)
  })

  test('that were accepted before serve again', async () => {
    const files = await both()
    await send(files)
    expect((await send(files)).status).toBe(201)
  })
})

describe('a document is refused', () => {
  test('when a mandatory one lacks; an optional one may', async () => {
    const { home, card } = await both()
    expect(await refusal({ home })).toEqual(['OrderEvidenceMissing', 'attachmentEvidences.card'])
    expect(await refusal({})).toEqual(['OrderEvidenceMissing', 'attachmentEvidences.home'])
    expect(await refusal({ home, card })).toEqual(['created', undefined])
  })

  test('that nobody asked for', async () => {
    expect(await refusal({ ...(await both()), passport: await requests.upload('zoe') })).toEqual([
      'OrderEvidenceNotExpected',
      'attachmentEvidences.2',
    ])
  })

  test('that nobody has seen, or that is somebody else’s', async () => {
    const { home, card } = await both()
    expect(await refusal({ home, card: 'urn:nowhere' })).toEqual([
      'OrderEvidenceNotFound',
      'attachmentEvidences.1',
    ])
    expect(await refusal({ home: await requests.upload('marie'), card })).toEqual([
      'OrderEvidenceNotFound',
      'attachmentEvidences.0',
    ])
  })

  test('whose file never came', async () => {
    const { body } = await city.ask('/api/subscriber/upload-url/sub-zoe?mediaType=image/png', { as: 'zoe' })
    const { card } = await both()
    expect((await refusal({ home: body.fileUrn, card }))[0]).toBe('EvidenceNeedsToBeUploaded')
  })

  test('that served before and is too old for the start', async () => {
    const files = await both()
    const first = await send(files)
    expect(first.status).toBe(201)
    const soon = { startOfValidity: requests.day(80) }
    const late = { startOfValidity: requests.day(100) }
    expect((await refusal(files, late))[0]).toBe('EvidenceNoLongerAvailable')
    expect((await refusal(files, soon))[0]).toBe('created')
  })

  test('that is known but whose file is no longer kept', async () => {
    const files = await both()
    expect((await send(files)).status).toBe(201)
    const gone = { stored_at: null, size_bytes: null, sha256: null }
    await city.deps.db.updateTable('uploads').set(gone).where('urn', '=', files.home).execute()
    expect(await refusal(files)).toEqual(['EvidenceNoLongerAvailable', 'attachmentEvidences.0'])
  })

  test('that agents refused, until one accepts it', async () => {
    const files = await both()
    const { body } = await send(files)
    const judge = (status: 'REJECTED' | 'VALIDATED') =>
      city.deps.db.updateTable('evidence_traces').set({ status }).where('right_id', '=', body.id).execute()
    await judge('REJECTED')
    expect((await refusal(files))[0]).toBe('EvidenceNoLongerAvailable')
    await judge('VALIDATED')
    expect((await refusal(files))[0]).toBe('created')
    // Refused for one right, still open for the other.
    await judge('REJECTED')
    expect((await refusal(files))[0]).toBe('created')
  })

  test('and then nothing is made, nor registered', async () => {
    const home = await requests.upload('zoe')
    await send({ home })
    const media = await city.deps.db.selectFrom('media').select('urn').where('urn', '=', home).execute()
    expect(media).toEqual([])
  })

  test('by its age in the city’s books, whatever the client says', async () => {
    const files = await both()
    await send(files)
    const old = at(addSeconds(city.clock.now(), -200 * 86_400))
    await city.deps.db.updateTable('media').set({ created_at: old }).where('urn', '=', files.home).execute()
    const created = new Date(city.clock.now()).toISOString()
    const attachmentEvidences = Object.entries(files).map(([id, urn]) => ({
      ...requests.evidence(id, urn),
      created,
    }))
    expect((await refusal({}, { attachmentEvidences }))[0]).toBe('EvidenceNoLongerAvailable')
  })
})
