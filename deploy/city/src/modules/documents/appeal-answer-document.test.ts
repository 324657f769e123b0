import type { Locale } from '@parvis/shared-kernel/formats'
import type { DocumentKind } from '@parvis/shared-kernel/wire'
import { afterEach, describe, expect, test } from 'vitest'
import { at } from '../../db/schema.ts'
import { appealsOf } from '../../testing/appeals.ts'
import { testCity } from '../../testing/city-of-file.ts'
import { appealOf, documentReader, fineOf } from '../../testing/document-reader.ts'
import { acceptAppeal, rejectAppeal } from '../appeals/appeal.agent.ts'
import { findAppeal } from '../appeals/appeal.repo.ts'
import { issueCaseKey } from '../cases/case-key.repo.ts'
import { erasePerson } from '../privacy/erase.repo.ts'
import { type AppealPaper, ownAnswerOf, receiptOf } from './appeal-document.service.ts'

const city = testCity()
const reader = documentReader(city)
const on = appealsOf(city)

afterEach(() => city.clock.reset())

const NOT_FOUND = [404, 'Not Found']

const open = async (kind: DocumentKind, id: string, path: string, query = '') =>
  reader.read(`${path}?token=${await reader.ticket(kind, id)}${query}`)
const answerPath = (tail: string, query = '') => {
  const { number, plate } = fineOf(tail)
  return `/api/documents/fps/${number}/rapo/answer?plate=${plate}${query}`
}

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
      /accepté en partie.*passe de 35,00 € à 12,00 €\. Il reste 12,00 € à payer jusqu’au .*tribunal du stationnement payant jusqu’au .*Par courrier : Tribunal.*Limoges.*En ligne : https:/,
    ],
    [
      'in part',
      1_200,
      0,
      'en',
      /accepted in part.*from €35\.00 to €12\.00\. €12\.00 is left to pay, by .*tribunal.* until.*By post: .*Limoges.*Online: https:/,
    ],
    [
      'in part, once the court’s time is over',
      1_200,
      40,
      'fr',
      /Il reste 12,00 €.*délai pour saisir le tribunal du stationnement payant a pris fin(?!.*Limoges)/,
    ],
    ['wholly', 0, 0, 'fr', /Recours accepté(?! en).*Le forfait est annulé\.(?!.*tribunal)/],
    [
      'not at all',
      null,
      0,
      'fr',
      /Recours rejeté.*Il reste 35,00 € à payer jusqu’au.*tribunal du stationnement payant jusqu’au .*Limoges/,
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

  test.each([
    ['fr', /40,00 € ont été payés en trop\. Seule la personne qui a payé/],
    ['en', /€40\.00 were overpaid\. Only whoever paid/],
  ] as const)('promises in %s no refund to who contested, but to who paid', async (lang, said) => {
    const { fine, id } = await on.filed()
    await on.payElsewhere(fine, 4_000)
    await acceptAppeal(city.deps, on.valmont, id, { answer: 'Voici.' })
    const row = await findAppeal(city.deps.db, 'valmont', id)
    const { paper } = await ownAnswerOf(city.deps, { city: on.valmont, id }, row!, lang)
    expect(JSON.stringify(paper.blocks).replace(/[\u00a0\u202f]/g, ' ')).toMatch(said)
  })

  test('in English, of another city', async () => {
    const id = await appealOf(city, '7002')
    const token = await reader.ticket('recourse-answer', id, { city: 'port-sable' })
    const pdf = await reader.read(`/api/recourse/${id}/pdf/answer?token=${token}&lang=en`, {
      city: 'port-sable',
    })
    expect(pdf.text).toContain('Appeal passed on')
    expect(pdf.text).toMatch(/^Port-Sable /)
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

describe('the papers of an erased person’s appeal', () => {
  const erased = async (account: string, isAnsweredFirst: boolean) => {
    const { id } = await on.filed(undefined, account)
    const answer = () => acceptAppeal(city.deps, on.valmont, id, { answer: 'Voici.' })
    if (isAnsweredFirst) await answer()
    const person = { cityId: 'valmont', subscriberId: `sub-${account}` }
    await erasePerson(city.deps.db, person, city.clock.now())
    if (!isAnsweredFirst) await answer()
    return { id, row: (await findAppeal(city.deps.db, 'valmont', id))! }
  }
  const textOf = async (make: AppealPaper, { id, row }: Awaited<ReturnType<typeof erased>>, lang: Locale) =>
    JSON.stringify((await make(city.deps, { city: on.valmont, id }, row, lang)).paper.blocks)

  test('say that the words were erased, in both languages, and nothing of how they were sent', async () => {
    const made = await erased('camille', true)
    expect(await textOf(ownAnswerOf, made, 'fr')).toMatch(/Recours accepté.*texte de la réponse a été effacé/)
    expect(await textOf(ownAnswerOf, made, 'en')).toMatch(/Appeal accepted.*text of the answer was erased/)
    for (const lang of ['fr', 'en'] as const) {
      expect(await textOf(ownAnswerOf, made, lang)).not.toMatch(/courrier|post/)
      const receipt = await textOf(receiptOf, made, lang)
      expect(receipt).toMatch(/effacés|were erased/)
      expect(receipt).not.toMatch(/Aucune pièce|No document|SHA-256/)
    }
  })

  test('tell an answer that was given after the erasure, and what was sent', async () => {
    const made = await erased('thomas', false)
    expect(await textOf(ownAnswerOf, made, 'fr')).toContain('Voici.')
    expect(await textOf(receiptOf, made, 'fr')).toMatch(/livraisons.*Aucune pièce.*SHA-256/)
  })
})
