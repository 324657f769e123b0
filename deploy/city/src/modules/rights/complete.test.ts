import { subscriptionFromWire, subscriptionWire } from '@parvis/shared-kernel/wire'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { testCity } from '../../testing/city-of-file.ts'
import { dossiersOf } from '../../testing/dossiers.ts'
import { mailBoxOf } from '../../testing/mail-box.ts'
import { askEvidence, decideEvidence } from './evidence.agent.ts'

const city = testCity()
const dossiers = dossiersOf(city)
const mailBox = mailBoxOf(city)

const ORDER = 'georges-sub-evidence'
const complete = (id = ORDER, as = 'georges') => city.ask(`/api/order/${id}/complete`, { method: 'POST', as })
const send = async (evidence: string, order = ORDER) =>
  dossiers.tie(order, 'georges', evidence, await dossiers.sendDocument('georges'))

describe('a citizen completes an order', () => {
  test('not while a document lacks, though an older one is there, and is told which', async () => {
    const { status, body } = await complete()
    expect([status, body.error]).toEqual([409, 'OrderEvidenceMissing'])
    expect(body.fields.map(({ path }: { path: string }) => path)).toEqual([
      'evidences.ev-home',
      'evidences.ev-registration',
    ])
    expect((await send('ev-home')).status).toBe(204)
    expect((await complete()).body.fields).toHaveLength(1)
    expect(await dossiers.status(ORDER)).toBe('awaiting-evidence')
  })

  test('with a document for each, and it goes back to the city', async () => {
    await send('ev-registration')
    const { status, body } = await complete()
    expect(status).toBe(200)
    const order = subscriptionFromWire(v.parse(subscriptionWire, body))
    expect(order).toMatchObject({ id: ORDER, status: 'under-review', requestedEvidences: [] })
    expect((await dossiers.events(ORDER, 'georges')).at(-1)).toBe('right-completed')
  })

  test('said twice or at once it is said once, and answered alike', async () => {
    const answers = await Promise.all([complete(), complete()])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const told = (await dossiers.events(ORDER, 'georges')).filter(kind => kind === 'right-completed')
    expect(told).toHaveLength(1)
    expect((await mailBox.mailsTo('georges.faure@example.org')).map(({ subject }) => subject)).toEqual([
      'Nous avons bien reçu vos documents – Valmont',
    ])
  })

  test('again when the agent rejects a document and asks for it anew', async () => {
    await decideEvidence(city.deps, dossiers.dossier(ORDER), { evidenceId: 'ev-home', isGood: false })
    await askEvidence(city.deps, dossiers.dossier(ORDER), { evidenceIds: ['ev-home'] })
    const asked = (await dossiers.read(ORDER, 'georges')).complementEvidenceHistory
    expect(asked.at(-1).evidenceProperties.map(({ id }: { id: string }) => id)).toEqual(['ev-home'])
    expect((await complete()).body.error).toBe('OrderEvidenceMissing')
    await send('ev-home')
    expect((await complete()).status).toBe(200)
  })

  test('that the city calls incomplete', async () => {
    await send('ev-registration', 'georges-sub-complete')
    expect((await complete('georges-sub-complete')).body.status).toBe('AWAITING_VALIDATION')
  })

  test.each([
    ['nothing was ever asked', 'thomas-sub-review', 'thomas', 409, 'OrderEvidenceNotExpected'],
    ['it is granted', 'camille-sub-shared', 'camille', 409, 'OrderEvidenceNotExpected'],
    ['it is a ticket', 'georges-tic-evidence', 'georges', 409, 'OrderEvidenceNotExpected'],
    ['it is shared by another', 'camille-sub-shared', 'ines', 404, 'Not Found'],
  ])('but not when %s', async (_name, id, as, status, error) => {
    const answer = await complete(id, as)
    expect([answer.status, answer.body.error]).toEqual([status, error])
  })
})
