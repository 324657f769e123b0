import { createHash } from 'node:crypto'
import type { DocumentKind } from '@parvis/shared-kernel/wire'
import { afterEach, describe, expect, test } from 'vitest'
import { at } from '../../db/schema.ts'
import { appealsOf } from '../../testing/appeals.ts'
import { testCity } from '../../testing/city-of-file.ts'
import { appealOf, documentReader, fineOf } from '../../testing/document-reader.ts'
import { acceptAppeal, rejectAppeal } from '../appeals/appeal.agent.ts'
import { findAppeal } from '../appeals/appeal.repo.ts'
import { issueCaseKey } from '../cases/case-key.repo.ts'
import { ownAnswerOf } from './appeal-document.service.ts'

const city = testCity()
const reader = documentReader(city)
const on = appealsOf(city)

afterEach(() => city.clock.reset())

const NOT_FOUND = [404, 'Not Found']

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
const answerPath = (tail: string, query = '') => {
  const { number, plate } = fineOf(tail)
  return `/api/documents/fps/${number}/rapo/answer?plate=${plate}${query}`
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
      'Déposé, en cours d’examen',
      'Alex Fontaine',
      '4 rue Pasteur, 38990 Valmont, France',
      'AA-229-AA',
      STATEMENT,
      'Aucune pièce n’a été jointe',
      createHash('sha256').update(STATEMENT).digest('hex').slice(0, 20),
    ])
      expect(pdf.text).toContain(said)
  })

  test('in English', async () => {
    const pdf = await receipt('4008', '&lang=en')
    expect(pdf).toMatchObject({ lang: 'en', title: 'Receipt of an appeal (RAPO)' })
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
      expect(text).not.toMatch(/en cours d’examen|est considéré|Complément demandé/)
      city.clock.moveBy(40 * 86_400_000)
      expect((await receipt(tail, '&lang=en')).text).toContain('The time to go to the tribunal ended on')
    },
  )

  test('lists the documents that were sent with it, and what was sent afterwards', async () => {
    const id = await appealOf(city, '4012')
    const now = at(city.clock.now())
    const piece = async (complement: number, name: string) => {
      const urn = `urn:parvis:evidence:${complement}`
      await city.deps.db
        .insertInto('uploads')
        .values({
          city_id: 'valmont',
          urn,
          owner_kind: 'appeal',
          owner_id: id,
          mime: 'application/pdf',
          size_bytes: 1_234_567,
          expires_at: now,
          sha256: null,
        })
        .execute()
      await city.deps.db
        .insertInto('appeal_pieces')
        .values({
          appeal_id: id,
          complement,
          piece_id: 'sale',
          urn,
          name,
          mime: 'application/pdf',
          size_bytes: 1_234_567,
          sent_at: now,
        })
        .execute()
    }
    await piece(0, 'cession.pdf')
    await piece(1, 'cession-lisible.pdf')
    await city.deps.db
      .updateTable('appeal_complements')
      .set({ answered_at: now, answer_message: 'Voici une copie lisible.' })
      .where('appeal_id', '=', id)
      .execute()
    const { text } = await receipt('4012')
    expect(text).toContain('cession.pdf (1,2 Mo)')
    expect(text).toContain('Complément envoyé le')
    expect(text).toContain('Voici une copie lisible. • cession-lisible.pdf (1,2 Mo)')
    expect((await receipt('4012', '&lang=en')).text).toContain('cession.pdf (1.2 MB)')
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
    expect((await receipt('4015')).text).toContain('Abandonné')
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
})

describe('answer to an appeal', () => {
  test.each([
    ['4009', 'Recours accepté', 'couvrait bien l’heure du contrôle'],
    ['4010', 'Recours rejeté', 'tribunal du stationnement payant'],
  ])('%s: %s', async (tail, decision, said) => {
    const id = await appealOf(city, tail)
    const { text, title } = await open('recourse-answer', id, `/api/recourse/${id}/pdf/answer`)
    expect(title).toBe('Réponse à votre recours (RAPO)')
    expect(text).toContain(decision)
    expect(text).toContain(said)
  })

  test.each([
    ['4009', 'won'],
    ['4010', 'lost'],
    ['4013', 'won, with a refund'],
    ['7002', 'passed on', 'port-sable'],
  ])('%s, %s, is nothing that number and plate open', async (tail, _what, where = 'valmont') => {
    expect(await reader.refusalOf(answerPath(tail), { city: where })).toEqual(NOT_FOUND)
  })

  test('by number and plate is told in full to whoever brings the secret of the case', async () => {
    const name = { cityId: 'valmont', kind: 'appeal' as const, caseId: await appealOf(city, '4009') }
    const caseKey = await issueCaseKey(city.deps.db, name, city.clock.now())
    const { text } = await reader.read(answerPath('4009'), { caseKey })
    expect(text).toContain('Recours accepté')
    expect(text).toContain('couvrait bien l’heure du contrôle')
  })

  test.each([
    [
      'in part',
      1_200,
      0,
      'fr',
      /accepté en partie.*passe de 35,00 € à 12,00 €\. Il reste 12,00 € à payer jusqu’au .*tribunal du stationnement payant jusqu’au/,
    ],
    [
      'in part',
      1_200,
      0,
      'en',
      /accepted in part.*from €35\.00 to €12\.00\. €12\.00 is left to pay, by .*tribunal.* until/,
    ],
    [
      'in part, once the court’s time is over',
      1_200,
      40,
      'fr',
      /Il reste 12,00 €.*délai pour saisir le tribunal du stationnement payant a pris fin/,
    ],
    ['wholly', 0, 0, 'fr', /Recours accepté(?! en).*Le forfait est annulé\.(?!.*tribunal)/],
    [
      'not at all',
      null,
      0,
      'fr',
      /Recours rejeté.*Il reste 35,00 € à payer jusqu’au.*tribunal du stationnement payant jusqu’au/,
    ],
  ] as const)(
    'granted %s to %s, %s days later, in %s says as page and mail what is left',
    async (_, price, days, lang, said) => {
      const { id } = await on.filed()
      if (price === null) await rejectAppeal(city.deps, on.valmont, id, 'Non.')
      else await acceptAppeal(city.deps, on.valmont, id, { answer: 'Voici.', price })
      city.clock.moveBy(days * 86_400_000)
      const row = await findAppeal(city.deps.db, 'valmont', id)
      const { paper } = await ownAnswerOf(city.deps, { city: on.valmont, id }, row!, lang)
      const text = JSON.stringify(paper.blocks).replace(/[\u00a0\u202f]/g, ' ')
      expect(text).toMatch(said)
      expect(text).not.toMatch(/payé en trop|overpaid/)
    },
  )

  test('in English, of another city', async () => {
    const id = await appealOf(city, '7002')
    const token = await reader.ticket('recourse-answer', id, { city: 'port-sable' })
    const pdf = await reader.read(`/api/recourse/${id}/pdf/answer?token=${token}&lang=en`, {
      city: 'port-sable',
    })
    expect(pdf.text).toContain('Appeal passed on')
    expect(pdf.text).toContain('City of Port-Sable')
    expect(pdf.text).toContain('Le boulevard relève du syndicat du port.')
  })

  test('that went out on paper is told without its text', async () => {
    const { number } = fineOf('4001')
    await city.deps.db
      .insertInto('fine_claims')
      .values({
        fine_id: number,
        position: 1,
        type: 'RAPO',
        status: 'REJECTED',
        claimed_at: at(city.clock.now()),
      })
      .execute()
    const { text } = await reader.read(answerPath('4001'))
    expect(text).toContain('vous a été envoyé par courrier')
    expect(text).toContain('Répondu le –')
  })

  test('does not exist before it is given, nor without an appeal, nor for another plate', async () => {
    expect(await reader.refusalOf(answerPath('4008'))).toEqual(NOT_FOUND)
    expect(await reader.refusalOf(answerPath('4003'))).toEqual(NOT_FOUND)
    const other = answerPath('4010').replace(/plate=.*$/, 'plate=ZZ999ZZ')
    expect(await reader.refusalOf(other)).toEqual([404, 'FineNotFound'])
  })
})
