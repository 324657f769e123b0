import { describe, expect, test } from 'vitest'
import type { Database } from '../../db/database.ts'
import { appealsOf, STATEMENT } from '../../testing/appeals.ts'
import { testCity } from '../../testing/city-of-file.ts'
import { between } from '../../testing/races.ts'
import { lockFine } from '../fines/fine.repo.ts'
import { updateAppeal } from './appeal.repo.ts'

const city = testCity()
const on = appealsOf(city)

const begun = async (as?: string) => {
  const fine = await on.issue()
  const id = await on.idOf(fine, as)
  const upload = () => on.upload(`/api/recourse/${id}/upload-url`, 'useful-document')
  const put = async (body: object, revision?: number) => {
    const headers = revision === undefined ? {} : { 'if-match': `"${revision}"` }
    const path = `/api/recourse/${id}?plate=${fine.plate}`
    const { status, body: said } = await on.ask(path, { method: 'PUT', body, headers, ...(as && { as }) })
    return { ...said, answered: said.error ?? status }
  }
  return { fine, id, upload, put }
}

describe('a draft', () => {
  test('keeps what another tab has just said of something else', async () => {
    const { fine, id, put } = await begun()
    const other = [
      (db: Database) => lockFine(db, 'valmont', fine.number),
      (db: Database) => updateAppeal(db, id, { statement: 'De l’autre onglet.' }),
    ] as const
    await between(city.deps.db, other, () => put({ reasonId: 'other' }))
    expect((await on.ofFine(fine)).body).toMatchObject({
      reasonId: 'other',
      statement: 'De l’autre onglet.',
    })
  })

  test('that is just being deleted is not there', async () => {
    const { fine, id, upload, put } = await begun()
    const piece = await upload()
    const deleting = [
      (db: Database) => lockFine(db, 'valmont', fine.number),
      (db: Database) => db.deleteFrom('appeals').where('appeal_id', '=', id).execute(),
    ] as const
    const saved = await between(city.deps.db, deleting, () => put({ ...STATEMENT, pieces: [piece] }))
    expect(saved.answered).toBe('Not Found')
  })

  test('of an older revision is in conflict by its files alone, too', async () => {
    const { upload, put } = await begun()
    const [mine, theirs] = [await upload(), await upload()]
    expect(await put({ ...STATEMENT, pieces: [mine] }, 0)).toMatchObject({ revision: 1 })
    expect((await put({ ...STATEMENT, pieces: [theirs] }, 0)).answered).toBe('DraftConflict')
    expect(await put({ ...STATEMENT, pieces: [mine] }, 0)).toMatchObject({ revision: 1 })
  })

  test('has an e-mail address without blanks around it', async () => {
    const { put } = await begun()
    expect((await put({ email: ' alex@example.org ' })).appellant.email).toBe('alex@example.org')
  })

  test('that was given up is not filed', async () => {
    const { fine, id, put } = await begun('camille')
    await on.ask(`/api/recourse/${id}?plate=${fine.plate}`, { method: 'DELETE', as: 'camille' })
    expect((await put({ submit: true })).answered).toBe('Conflict')
  })
})

test('what was filed is filed again by the same call without its files, and saved by none', async () => {
  const { upload, put } = await begun()
  await put({ ...STATEMENT, pieces: [await upload()] })
  for (const _ of ['first', 'repeated']) expect((await put({ submit: true })).answered).toBe(200)
  expect((await put(STATEMENT)).answered).toBe('Conflict')
})
