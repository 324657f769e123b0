import { randomUUID } from 'node:crypto'
import { earlier } from '@parvis/shared-kernel/time'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../../db/database.ts'
import { at } from '../../db/schema.ts'
import { STATEMENT } from '../../testing/appeals.ts'
import { testCity } from '../../testing/city-of-file.ts'
import { dossiersOf } from '../../testing/dossiers.ts'
import { between } from '../../testing/races.ts'
import { refundsOf } from '../../testing/refunds.ts'
import { requestsOf } from '../../testing/requests.ts'
import type { TestAnswer } from '../../testing/test-city.ts'
import { askComplement } from '../appeals/appeal.agent.ts'
import { addTrace, holdMedia, holdUpload, insertMedia } from './evidence.repo.ts'
import { cleanEvidences } from './evidence-cleaning.job.ts'

const city = testCity()
const requests = requestsOf(city)
const dossiers = dossiersOf(city)
const refunds = refundsOf(city)
const { on } = refunds

beforeAll(async () => {
  const supportingEvidences = [{ id: 'card', name: 'card', mandatory: true, expirationPeriod: null }]
  await requests.addOffer('reviewed', { applicationProcedure: { supportingEvidences } })
})

const dropUpload = (urn: string) => (db: Database) =>
  db.deleteFrom('uploads').where('urn', '=', urn).execute()
const dropMedia = (id: string) => async (db: Database) => {
  const media = db.deleteFrom('media').where('media_id', '=', id)
  const { urn } = await media.returning('urn').executeTakeFirstOrThrow()
  await dropUpload(urn)(db)
}
/** What is answered while the job lets go of the file, having seen nobody use it. */
const whileDropped = async (drop: (db: Database) => Promise<unknown>, call: () => Promise<TestAnswer>) => {
  const { status, body } = await between(city.deps.db, [drop], call)
  return [status, body?.error]
}

describe('a file that the city is just letting go of is refused', () => {
  const NOT_UPLOADED = [409, 'EvidenceNeedsToBeUploaded']
  const NOT_FOUND = [404, 'OrderEvidenceNotFound']

  test('as a document of a person', async () => {
    const urn = await requests.upload('georges')
    const body = { id: randomUUID(), url: urn, name: 'piece.png' }
    const call = () => city.ask('/api/subscriber/media', { as: 'georges', body })
    expect(await whileDropped(dropUpload(urn), call)).toEqual(NOT_UPLOADED)
  })

  test('with a request', async () => {
    const urn = await requests.upload('georges')
    const attachmentEvidences = [requests.evidence('card', urn)]
    const call = () => requests.subscribe('georges', 'reviewed', { attachmentEvidences })
    const [status, error] = await whileDropped(dropUpload(urn), call)
    // With the embedded database it is gone when the request begins.
    expect([status, error]).toEqual(process.env.PARVIS_TEST_POSTGRES ? NOT_UPLOADED : NOT_FOUND)
  })

  test.each([
    ['with a request, as a document that no other has used', 'georges', 'reviewed'],
    ['for an order', 'georges', 'georges-sub-evidence'],
    ['with other plates', 'yanis', 'yanis-sub-fleet'],
  ])('%s', async (_what, as, about) => {
    const id = await dossiers.sendDocument(as)
    const { urn } = await city.deps.db
      .selectFrom('media')
      .select('urn')
      .where('media_id', '=', id)
      .executeTakeFirstOrThrow()
    const evidences = ['ev-kbis', 'ev-registration'].map(evidencePropertiesId => ({
      evidencePropertiesId,
      evidenceSubscriberMediaId: id,
    }))
    const attachmentEvidences = [requests.evidence('card', urn)]
    const CALLS: Record<string, () => Promise<TestAnswer>> = {
      reviewed: () => requests.subscribe(as, about, { attachmentEvidences }),
      'georges-sub-evidence': () => dossiers.tie(about, as, 'ev-registration', id),
      'yanis-sub-fleet': () =>
        city.ask(`/api/order/${about}/plate-change`, { as, body: { plates: ['HA501KL'], evidences } }),
    }
    expect(await whileDropped(dropMedia(id), CALLS[about]!)).toEqual(NOT_FOUND)
  })

  test('with an appeal, and with what was asked of it', async () => {
    const fine = await on.issue()
    const id = await on.idOf(fine)
    const send = (piece: { urn: string }, path: string, method: string, body: object) =>
      whileDropped(dropUpload(piece.urn), () => on.ask(path, { method, body: { ...body, pieces: [piece] } }))
    const useful = await on.upload(`/api/recourse/${id}/upload-url`, 'useful-document')
    const path = `/api/recourse/${id}`
    expect(await send(useful, `${path}?plate=${fine.plate}`, 'PUT', STATEMENT)).toEqual(NOT_UPLOADED)
    await on.file(id, fine)
    const pieces = [{ name: 'Une photo', mandatory: false }]
    await askComplement(city.deps, on.valmont, id, { message: 'Une photo.', pieces })
    const photo = await on.upload(`/api/recourse/${id}/upload-url`, 'piece-1')
    expect(await send(photo, `${path}/complementRequest`, 'PATCH', { message: '' })).toEqual(NOT_UPLOADED)
  })

  test('as the bank details of a refund', async () => {
    const { id } = await refunds.opened('')
    await on.hold('refund', id)
    const body = await on.upload(`/api/refund/${id}/upload-url`, 'bank-details')
    const call = () => on.ask(`/api/refund/document/${id}`, { method: 'PUT', body })
    expect(await whileDropped(dropUpload(body.urn), call)).toEqual(NOT_UPLOADED)
  })
})

describe('a file that is just being used stays:', () => {
  const long = () => at(earlier(city.clock.now(), { days: 30 }))
  const isKept = async (urn: string) =>
    (await city.deps.db.selectFrom('uploads').select('urn').where('urn', '=', urn).execute()).length === 1

  test('one that is registered', async () => {
    const { db, clock } = city.deps
    const urn = await requests.upload('georges')
    await db.updateTable('uploads').set({ expires_at: long() }).where('urn', '=', urn).execute()
    const media = { cityId: 'valmont', mediaId: randomUUID(), subscriberId: 'sub-georges', urn, name: 'a' }
    const facts = { mime: 'image/png', size: 9, now: clock.now() }
    const registering = [
      (inside: Database) => holdUpload(inside, urn),
      (inside: Database) => insertMedia(inside, { ...media, ...facts }),
    ] as const
    await between(db, registering, () => cleanEvidences.run(city.deps))
    expect(await isKept(urn)).toBe(true)
  })

  test('one that an order takes', async () => {
    const { db, clock } = city.deps
    const id = await dossiers.sendDocument('georges')
    const old = db.updateTable('media').set({ created_at: long() }).where('media_id', '=', id)
    const { urn } = await old.returning('urn').executeTakeFirstOrThrow()
    const right = await dossiers.row('georges-sub-evidence')
    const trace = { evidencePropertiesId: 'ev-registration', mediaId: id, now: clock.now() }
    const tying = [
      (inside: Database) => holdMedia(inside, 'valmont', 'sub-georges', id),
      (inside: Database) => addTrace(inside, right, trace),
    ] as const
    await between(db, tying, () => cleanEvidences.run(city.deps))
    expect(await isKept(urn)).toBe(true)
  })
})
