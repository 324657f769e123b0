import { createHash } from 'node:crypto'
import type { DocumentKind } from '@parvis/shared-kernel/wire'
import { afterEach, describe, expect, test } from 'vitest'
import { at } from '../../db/schema.ts'
import { testCity } from '../../testing/city-of-file.ts'
import { appealOf, documentReader } from '../../testing/document-reader.ts'

const city = testCity()
const reader = documentReader(city)

afterEach(() => city.clock.reset())

const open = async (kind: DocumentKind, id: string, path: string, query = '') =>
  reader.read(`${path}?token=${await reader.ticket(kind, id)}${query}`)
const receipt = async (tail: string, query = '') => {
  const id = await appealOf(city, tail)
  return open('recourse-receipt', id, `/api/recourse/${id}/pdf`, query)
}
const complement = async (tail: string, query = '') => {
  const id = await appealOf(city, tail)
  return open('recourse-complement', id, `/api/recourse/${id}/pdf/complement-request`, query)
}

const STATEMENT =
  'L’horodateur de l’impasse du Moulin était en panne. J’ai cherché le suivant pendant dix minutes.'

describe('receipt of an appeal', () => {
  test('holds the whole text, its moment, who sent it and its fingerprint', async () => {
    const pdf = await receipt('4008')
    expect(pdf).toMatchObject({
      lang: 'fr',
      isMarked: true,
      title: 'Accusé de réception d’un recours (RAPO)',
    })
    for (const said of [
      'Déposé le ',
      'le recours est considéré comme rejeté',
      'Déposé, à l’étude',
      'Alex Fontaine',
      '4 rue Pasteur, 38990 Valmont, France',
      'AA-229-AA',
      STATEMENT,
      'Aucune pièce n’a été jointe',
      createHash('sha256').update(STATEMENT).digest('hex').slice(0, 20),
    ])
      expect(pdf.text).toContain(said)
    expect(pdf.text).toMatch(
      /est considéré comme rejeté\. Le tribunal .* peut alors être saisi jusqu’au \d{2}\//,
    )
    expect(pdf.text).toContain('Tribunal du stationnement payant, TSA 51544, 87021 Limoges Cedex 9')
  })

  test('in English', async () => {
    const pdf = await receipt('4008', '&lang=en')
    expect(pdf).toMatchObject({ lang: 'en', title: 'Receipt of an appeal (RAPO)' })
    expect(pdf.text).toMatch(
      /counts as rejected\. You may then go to the paid parking tribunal .* until \d{2}\//,
    )
    for (const said of ['Filed, under review', 'Full text of the appeal', STATEMENT])
      expect(pdf.text).toContain(said)
  })

  test.each(['4008', '4012'])(
    'of %s says once silence has rejected it until when the court is open',
    async tail => {
      city.clock.moveBy(33 * 86_400_000)
      const { text } = await receipt(tail)
      expect(text).toContain('Rejeté par silence')
      expect(text).toMatch(/le recours est rejeté\. Le tribunal .+ peut être saisi jusqu’au \d{2}\//)
      expect(text).not.toMatch(/à l’étude|est considéré|Complément demandé/)
      expect(text).toContain('87021 Limoges')
      city.clock.moveBy(40 * 86_400_000)
      const late = (await receipt(tail, '&lang=en')).text
      expect(late).toContain('The time to go to the tribunal ended on')
      expect(late).not.toContain('Limoges')
    },
  )

  test('lists the documents that were sent with it, and what was sent afterwards', async () => {
    const appeal = await appealOf(city, '4012')
    const now = at(city.clock.now())
    const piece = async (complement: number, id: string, name: string) => {
      const urn = `urn:parvis:evidence:${name}`
      await city.deps.db
        .insertInto('uploads')
        .values({
          city_id: 'valmont',
          urn,
          owner_kind: 'appeal',
          owner_id: appeal,
          mime: 'application/pdf',
          size_bytes: 1_234_567,
          expires_at: now,
          sha256: null,
        })
        .execute()
      await city.deps.db
        .insertInto('appeal_pieces')
        .values({
          appeal_id: appeal,
          complement,
          piece_id: id,
          urn,
          name,
          mime: 'application/pdf',
          size_bytes: 1_234_567,
          sent_at: now,
        })
        .execute()
    }
    await piece(0, 'sale-certificate', 'cession.pdf')
    await piece(0, 'mandate', 'IMG_0001.pdf')
    await piece(0, 'asked-no-longer', 'IMG_0002.pdf')
    await piece(1, 'piece-1', 'cession-lisible.pdf')
    await city.deps.db
      .updateTable('appeals')
      .set({ reason_id: 'vehicle-sold' })
      .where('appeal_id', '=', appeal)
      .execute()
    await city.deps.db
      .updateTable('appeal_complements')
      .set({
        answered_at: now,
        answer_message: 'Voici une copie lisible.',
      })
      .where('appeal_id', '=', appeal)
      .execute()
    const { text } = await receipt('4012')
    expect(text).toContain('• Certificat de cession : cession.pdf (1,2 Mo)')
    expect(text).toContain('• Mandat signé par le titulaire du certificat d’immatriculation : IMG_0001.pdf')
    expect(text).toContain('• IMG_0002.pdf (1,2 Mo)')
    expect(text).toContain('Complément envoyé le')
    expect(text).toContain(
      'Voici une copie lisible. • Certificat de cession, recto et verso : cession-lisible.pdf (1,2 Mo)',
    )
    expect((await receipt('4012', '&lang=en')).text).toContain('Certificate of sale: cession.pdf (1.2 MB)')
    expect((await complement('4012')).text).toContain('Vous avez répondu le')
  })

  test('loses nothing of a text of twenty thousand characters', async () => {
    const words = Array.from({ length: 2_400 }, (_, index) => `mot${index}`)
    await city.deps.db
      .updateTable('appeals')
      .set({ statement: words.join(' ') })
      .where('appeal_id', '=', await appealOf(city, '4010'))
      .execute()
    const { text, size, pages } = await receipt('4010')
    for (const word of words) expect(text).toContain(word)
    expect(pages.length).toBeGreaterThan(2)
    expect(size).toBeLessThan(300_000)
  })

  test('does not exist of a draft, and of an appeal that was given up tells so', async () => {
    expect(await reader.ticket('recourse-receipt', await appealOf(city, '4014'))).toBe('')
    expect((await receipt('4015')).text).toContain('État Retiré')
    expect((await receipt('4015', '&lang=en')).text).toContain('State Withdrawn')
  })

  test('carries neither the id that opens the appeal nor a name in its file', async () => {
    const id = await appealOf(city, '4008')
    const { text, headers } = await receipt('4008')
    expect(text).not.toContain(id)
    expect(headers.get('content-disposition')).toMatch(/''accuse-de-reception(-[0-9a-f]{4}){3}\.pdf$/)
  })
})

test.each(['recourse-receipt', 'recourse-complement', 'recourse-answer'] as const)(
  'a paper that names a person has no ticket for who holds its id alone: %s',
  async kind => {
    for (const tail of ['4008', '4009', '4012'])
      expect(await reader.ticket(kind, await appealOf(city, tail), { isStranger: true })).toBe('')
  },
)

describe('what is still asked of an appeal', () => {
  test.each([
    ['', 'Demande de complément à votre recours (RAPO)', 'Pièces demandées'],
    ['&lang=en', 'More is asked for your appeal (RAPO)', 'Documents asked for'],
  ])('is told with its message and its pieces %s', async (query, title, heading) => {
    const pdf = await complement('4012', query)
    expect(pdf.title).toBe(title)
    expect(pdf.text).toContain('La copie du certificat de cession n’est pas lisible.')
    expect(pdf.text).toContain(`${heading} • Certificat de cession, recto et verso`)
  })

  test('has a ticket only where something was asked', async () => {
    expect(await reader.ticket('recourse-complement', await appealOf(city, '4008'))).toBe('')
    expect(await reader.ticket('recourse-complement', 'nothing')).toBe('')
  })

  test('says when its time is over', async () => {
    const id = await appealOf(city, '4012')
    await city.deps.db
      .updateTable('appeal_complements')
      .set({ answered_at: null, answer_message: null })
      .where('appeal_id', '=', id)
      .execute()
    expect((await complement('4012')).text).toMatch(/À envoyer jusqu’au \d{2}\//)
    city.clock.moveBy(13 * 86_400_000)
    expect((await complement('4012')).text).toContain('Ce délai est passé.')
  })

  test('says what silence means meanwhile, and until when the court is open', async () => {
    const silent =
      /Sans réponse de la Ville au \d{2}\/.*rejeté\. Le tribunal du stationnement payant peut alors .*\d{2}\//
    expect((await complement('4012')).text).toMatch(silent)
    city.clock.moveBy(60 * 86_400_000)
    expect((await complement('4012')).text).toMatch(/Sans réponse de la Ville au .*, le recours est rejeté\./)
  })
})
