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

  test('has its appellant as one sees them, without blanks around, and its statement as it was written', async () => {
    const { put } = await begun()
    const seen = {
      capacity: 'representative',
      representedName: 'Fleurs',
      firstName: 'Alex',
      lastName: 'Fontaine',
      email: 'alex@example.org',
      phoneNumber: '0611223344',
      address: { streetName: 'rue Pasteur', postalCode: '38990', locality: 'Valmont' },
    }
    const sent = JSON.parse(JSON.stringify(seen), (key, value) =>
      typeof value === 'string' && key !== 'capacity' ? ` \u200b${value}\u00ad ` : value,
    )
    const statement = ' Deux lignes.\n\n– Alex '
    expect(await put({ ...sent, statement })).toMatchObject({ appellant: seen, statement })
  })

  test('that was given up is not filed', async () => {
    const { fine, id, put } = await begun('camille')
    await on.ask(`/api/recourse/${id}?plate=${fine.plate}`, { method: 'DELETE', as: 'camille' })
    expect((await put({ submit: true })).answered).toBe('Conflict')
  })
})

interface Call {
  says: string
  makes?: number | undefined
  over?: readonly number[]
}

describe('a tab that saves before it has the answer to its save before', () => {
  /** One call after the other, as they arrive; the revision that each is answered with, or its refusal. */
  const arriving = async (...calls: readonly Call[]) => {
    const { fine, put } = await begun()
    const answers: unknown[] = []
    for (const { says, makes, over: [revision, ...unanswered] = [] } of calls) {
      const { answered, revision: made } = await put(
        { statement: says, revision: makes, unanswered },
        revision,
      )
      answers.push(answered === 200 ? made : answered)
    }
    return [answers, (await on.ofFine(fine)).body.statement]
  }
  const [first, last] = [
    { says: 'la', makes: 501, over: [0] },
    { says: 'la machine', makes: 502, over: [0, 501] },
  ]
  const other = { says: 'de l’autre onglet', makes: 900, over: [0] }

  test.each([
    ['saves over that one', [first, last], [501, 502], last.says],
    [
      'is not written over by that one, which arrives after it',
      [last, first],
      [502, 'DraftConflict'],
      last.says,
    ],
    ['saves though that one is lost on its way', [last], [502], last.says],
    [
      'is told of another tab’s save, which it writes over with neither',
      [other, first, last],
      [900, 'DraftConflict', 'DraftConflict'],
      other.says,
    ],
    [
      'is told of it though it came between the two',
      [first, { ...other, over: [501] }, last],
      [501, 900, 'DraftConflict'],
      other.says,
    ],
    [
      'is told of it though it says no number that it makes',
      [{ ...other, makes: undefined }, last],
      [1, 'DraftConflict'],
      other.says,
    ],
    ['makes a number that is not there already', [first, { ...last, makes: 501 }], [501, 502], last.says],
  ])('%s', async (_what, calls, answers, kept) => {
    expect(await arriving(...calls)).toEqual([answers, kept])
  })

  test.each([
    ['a number that no later one could be counted from', { revision: 100_000_000 }, 'revision'],
    ['more saves without an answer than a tab may have', { unanswered: Array(101).fill(1) }, 'unanswered'],
  ])('is refused %s', async (_what, body, path) => {
    const { put } = await begun()
    expect(await put(body, 0)).toMatchObject({ answered: 'ValidationFailed', fields: [{ path }] })
  })
})

test('what was filed is filed again by the same call without its files, and saved by none', async () => {
  const { upload, put } = await begun()
  await put({ ...STATEMENT, pieces: [await upload()] })
  for (const _ of ['first', 'repeated']) expect((await put({ submit: true })).answered).toBe(200)
  expect((await put(STATEMENT)).answered).toBe('Conflict')
})
