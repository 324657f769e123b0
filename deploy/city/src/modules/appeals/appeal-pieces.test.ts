import { describe, expect, test } from 'vitest'
import { appealsOf, STATEMENT } from '../../testing/appeals.ts'
import { testCity } from '../../testing/city-of-file.ts'

const city = testCity()
const on = appealsOf(city)

describe('the pieces of an appeal', () => {
  const sold = { ...STATEMENT, reasonId: 'vehicle-sold' }

  test('that a reason needs must be there', async () => {
    const fine = await on.issue()
    const id = await on.idOf(fine)
    const missing = await on.file(id, fine, sold)
    expect([missing.status, missing.body.error]).toEqual([409, 'OrderEvidenceMissing'])
    const piece = await on.upload(`/api/recourse/${id}/upload-url`, 'sale-certificate')
    const { status, body } = await on.file(id, fine, { ...sold, pieces: [piece] })
    expect(status).toBe(200)
    expect(body.sentPieces).toMatchObject([{ id: 'sale-certificate', urn: piece.urn, name: 'piece.pdf' }])
    expect((await on.file(id, fine, { ...sold, pieces: [piece] })).status).toBe(200)
    expect((await on.file(id, fine, { ...sold, pieces: [] })).body.error).toBe('Conflict')
  })

  test('are told in the order in which they were added', async () => {
    const fine = await on.issue()
    const id = await on.idOf(fine)
    const pieces = []
    for (let count = 0; count < 4; count += 1)
      pieces.push(await on.upload(`/api/recourse/${id}/upload-url`, 'sale-certificate'))
    const { body } = await on.file(id, fine, { ...sold, pieces })
    expect(body.sentPieces.map(({ urn }: { urn: string }) => urn)).toEqual(pieces.map(({ urn }) => urn))
  })

  test('are a mandate, too, where somebody contests for another', async () => {
    const fine = await on.issue()
    const id = await on.idOf(fine)
    const forCompany = { ...STATEMENT, capacity: 'representative', representedName: 'Société Durand' }
    expect((await on.file(id, fine, forCompany)).body.error).toBe('OrderEvidenceMissing')
    const mandate = await on.upload(`/api/recourse/${id}/upload-url`, 'mandate')
    const asOwner = await on.put(id, fine, { ...forCompany, capacity: 'owner', pieces: [mandate] })
    expect(asOwner.body.error).toBe('OrderEvidenceNotExpected')
    const { status, body } = await on.file(id, fine, { ...forCompany, pieces: [mandate] })
    expect([status, body.sentPieces[0].id]).toEqual([200, 'mandate'])
  })

  test('stay with the draft, and go when another reason is chosen', async () => {
    const fine = await on.issue()
    const id = await on.idOf(fine)
    const piece = await on.upload(`/api/recourse/${id}/upload-url`, 'sale-certificate')
    await on.put(id, fine, { reasonId: 'vehicle-sold', pieces: [piece] })
    expect((await on.put(id, fine, { statement: 'Texte' })).body.sentPieces).toHaveLength(1)
    expect((await on.put(id, fine, { reasonId: 'other' })).body.sentPieces).toHaveLength(0)
  })

  test('must have been uploaded, by this appeal', async () => {
    const fine = await on.issue()
    const id = await on.idOf(fine)
    const other = await on.idOf(await on.issue())
    const { body } = await on.ask(`/api/recourse/${id}/upload-url?mediaType=application/pdf`)
    const never = {
      id: 'sale-certificate',
      urn: body.fileUrn,
      name: 'a.pdf',
      size: 9,
      mime: 'application/pdf',
    }
    const foreign = await on.upload(`/api/recourse/${other}/upload-url`, 'sale-certificate')
    for (const piece of [never, foreign, { ...never, urn: 'urn:none' }]) {
      const answer = await on.put(id, fine, { ...sold, pieces: [piece] })
      expect([answer.status, answer.body.error]).toEqual([409, 'EvidenceNeedsToBeUploaded'])
    }
  })

  test('must be among those that the reason asks', async () => {
    const fine = await on.issue()
    const id = await on.idOf(fine)
    const piece = await on.upload(`/api/recourse/${id}/upload-url`, 'complaint')
    const { status, body } = await on.put(id, fine, { ...sold, pieces: [piece] })
    expect([status, body.error]).toEqual([409, 'OrderEvidenceNotExpected'])
  })

  test('are taken while the appeal is written, and not of every type', async () => {
    const { id } = await on.filed()
    const closed = await on.ask(`/api/recourse/${id}/upload-url?mediaType=application/pdf`)
    expect([closed.status, closed.body.error]).toEqual([409, 'OrderEvidenceNotExpected'])
    const draft = await on.idOf(await on.issue())
    const svg = await on.ask(`/api/recourse/${draft}/upload-url?mediaType=image/svg%2Bxml`)
    expect([svg.status, svg.body.error]).toEqual([415, 'FileTypeNotSupported'])
  })
})
