import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { OBJECTION_SECONDS } from '@parvis/shared-kernel/fines'
import type { Locale } from '@parvis/shared-kernel/formats'
import { PAYER_KEY_HEADER } from '@parvis/shared-kernel/wire'
import { expect, test } from 'vitest'
import { acceptAppeal, askComplement, rejectAppeal, transferAppeal } from '../modules/appeals/appeal.agent.ts'
import { acceptRefund, openRefund, payRefund, rejectRefund } from '../modules/refunds/refund.agent.ts'
import { decidePlateChange } from '../modules/rights/plate.agent.ts'
import { acceptRight } from '../modules/rights/right.agent.ts'
import { appealsOf, STATEMENT } from '../testing/appeals.ts'
import { testCity } from '../testing/city-of-file.ts'
import { everyLetter } from '../testing/every-letter.ts'
import { mailBoxOf } from '../testing/mail-box.ts'
import { callback, fine as payable, paymentsOf } from '../testing/payments.ts'
import { readPdf } from '../testing/read-pdf.ts'
import { dataFolderOfTheRun } from '../testing/test-database.ts'
import { PAPER_OF_LETTER } from './mail-paper.ts'
import type { KeptMail } from './mailer.ts'

const dataFolder = dataFolderOfTheRun()
const city = testCity({ dataFolder })
const on = appealsOf(city)
const payments = paymentsOf(city)

type Carrier = {
  [L in keyof typeof PAPER_OF_LETTER]: (typeof PAPER_OF_LETTER)[L] extends null ? never : L
}[keyof typeof PAPER_OF_LETTER]

/** The recipient, words of the subject, and text that only this paper contains. */
interface Caused {
  to: string
  subject: string
  says: string
}

let people = 0
const somebody = () => {
  people += 1
  return `reader${people}@example.org`
}

const appealOf = async (lang: Locale) => {
  const to = somebody()
  return { to, ...(await on.filed({ ...STATEMENT, email: to }, undefined, lang)) }
}

const appeal =
  (act: (id: string) => Promise<unknown>, subject: Record<Locale, string>, says: string) =>
  async (lang: Locale): Promise<Caused> => {
    const { to, id } = await appealOf(lang)
    await act(id)
    return { to, subject: subject[lang], says }
  }

const ask = (id: string) =>
  askComplement(city.deps, on.valmont, id, { message: 'La carte grise.', pieces: [] })

const refund =
  (act: (id: string) => Promise<unknown>, subject: Record<Locale, string>) =>
  async (lang: Locale): Promise<Caused> => {
    const to = somebody()
    const { number } = await on.issue()
    await on.payElsewhere({ number }, 4_000)
    const wish = { fineId: number, email: to, lang }
    const { refund_id: id } = await openRefund(city.deps, on.valmont, wish)
    await on.hold('refund', id)
    await act(id)
    return { to, subject: subject[lang], says: '5,00' }
  }

const sendDetails = async (id: string) => {
  const body = await on.upload(`/api/refund/${id}/upload-url`, 'bank-details')
  await on.ask(`/api/refund/document/${id}`, { method: 'PUT', body })
}
const accept = async (id: string) => {
  await sendDetails(id)
  await acceptRefund(city.deps, on.valmont, id)
}
const pay = async (id: string) => {
  await accept(id)
  // The letter that allows an objection to the bank details is sent before anything is paid.
  await city.deps.background.idle(30_000)
  city.clock.moveBy(OBJECTION_SECONDS * 1_000 + 1)
  await payRefund(city.deps, on.valmont, id).finally(() => city.clock.reset())
}

const RIGHTS = { 'right.granted': 'under-review', 'right.plates-accepted': 'plate-under-review' } as const

/** Puts a right into the letter's state, sets its owner's language, and acts on it. */
const right =
  (
    letter: keyof typeof RIGHTS,
    act: (rightId: string) => Promise<unknown>,
    subject: Record<Locale, string>,
  ) =>
  async (lang: Locale): Promise<Caused> => {
    const { db } = city.deps
    const row = await db
      .selectFrom('rights')
      .innerJoin('subscribers', 'subscribers.subscriber_id', 'rights.subscriber_id')
      .select(['rights.right_id', 'rights.subscriber_id', 'subscribers.email'])
      .where('rights.right_id', '=', letter === 'right.granted' ? GRANTABLE : PLATES)
      .executeTakeFirstOrThrow()
    await db.updateTable('subscribers').set({ lang }).where('subscriber_id', '=', row.subscriber_id).execute()
    await city.setRight(row.right_id, { status: RIGHTS[letter], price_cents: 0 })
    await act(row.right_id)
    return { to: row.email ?? '', subject: subject[lang], says: '' }
  }

const GRANTABLE = 'thomas-sub-review'
const PLATES = 'thomas-sub-plate'
const dossier = (rightId: string) => ({ cityId: 'valmont', rightId })

const payFine = async (lang: Locale): Promise<Caused> => {
  const to = somebody()
  const fine = await on.issue()
  const target = payable(fine.number, fine.plate)
  const { body } = await city.ask(target.path, {
    body: { email: to, plate: fine.plate },
    headers: { [PAYER_KEY_HEADER]: 'a tab', 'accept-language': lang },
  })
  await payments.send(callback(await payments.operationOf(body)))
  return { to, subject: lang === 'fr' ? 'Reçu de paiement' : 'Payment receipt', says: '123456' }
}

/** Triggers each letter that has a paper; a letter that gets one fails to compile until it is listed here. */
const CAUSES: Record<Carrier, (lang: Locale) => Promise<Caused>> = {
  'payment.receipt': payFine,
  'appeal.filed': appeal(async () => undefined, { fr: 'enregistrée', en: 'recorded' }, 'livraisons'),
  'appeal.complement-requested': appeal(ask, { fr: 'attendus', en: 'something more' }, 'carte grise'),
  'appeal.complement-answered': appeal(
    async id => {
      await ask(id)
      await on.ask(`/api/recourse/${id}/complementRequest`, {
        method: 'PATCH',
        body: { message: 'La voici.', pieces: [] },
      })
    },
    { fr: 'éléments reçus', en: 'answer is received' },
    'La voici.',
  ),
  'appeal.accepted': appeal(
    id => acceptAppeal(city.deps, on.valmont, id, { answer: 'Vous avez raison.' }),
    { fr: 'acceptée', en: 'accepted' },
    'Vous avez raison.',
  ),
  'appeal.rejected': appeal(
    id => rejectAppeal(city.deps, on.valmont, id, 'La place était payante.'),
    { fr: 'rejetée', en: 'rejected' },
    'La place était payante.',
  ),
  'appeal.transferred': appeal(
    id => transferAppeal(city.deps, on.valmont, id, 'Un autre répondra.'),
    { fr: 'transmise', en: 'passed on' },
    'Un autre répondra.',
  ),
  'refund.accepted': refund(accept, { fr: 'est accepté', en: 'is accepted' }),
  'refund.paid': refund(pay, { fr: 'est versé', en: 'is paid' }),
  'refund.rejected': refund(id => rejectRefund(city.deps, on.valmont, id, 'Déjà rendu.'), {
    fr: 'est refusé',
    en: 'is refused',
  }),
  'right.granted': right('right.granted', id => acceptRight(city.deps, dossier(id)), {
    fr: 'est accordé',
    en: 'is granted',
  }),
  'right.plates-accepted': right(
    'right.plates-accepted',
    id => decidePlateChange(city.deps, dossier(id), { isAccepted: true }),
    { fr: 'changement de plaque', en: 'change of plate' },
  ),
}

/** Name of the file and title of each paper. */
const LOOKS = {
  'payment-proof': {
    fr: ['justificatif-de-paiement', 'Justificatif de paiement'],
    en: ['proof-of-payment', 'Proof of payment'],
  },
  'right-proof': { fr: ['justificatif', 'Justificatif d’abonnement'], en: ['proof', 'Proof of a parking'] },
  'plate-history': {
    fr: ['historique-des-plaques', 'Historique des plaques'],
    en: ['plate-history', 'Plate history'],
  },
  'recourse-receipt': {
    fr: ['accuse-de-reception', 'Accusé de réception d’un recours'],
    en: ['receipt', 'Receipt of an appeal'],
  },
  'recourse-complement': {
    fr: ['demande-de-complement', 'Demande de complément'],
    en: ['request', 'More is asked'],
  },
  'recourse-answer': {
    fr: ['reponse', 'Réponse à votre recours'],
    en: ['answer', 'Answer to your appeal'],
  },
  refund: { fr: ['remboursement', 'Relevé du remboursement'], en: ['refund', 'Statement of the refund'] },
} as const

const emlOf = ({ id }: KeptMail) => readFileSync(join(dataFolder, 'mail', `${id}.eml`), 'latin1')
const carriers = Object.keys(CAUSES) as Carrier[]

test('every letter names the paper that the table gives it, in its own language', () => {
  const [valmont] = city.deps.cities
  for (const { letter, variant, lang, mail } of valmont === undefined ? [] : everyLetter(valmont)) {
    const kind = variant.startsWith('of-') ? null : PAPER_OF_LETTER[letter]
    expect([letter, mail.paper?.kind ?? null, mail.paper?.lang ?? lang]).toEqual([letter, kind, lang])
  }
})

/** One mail for each kind of document; the table above proves for all that document and mail share a language. */
const IN_ENGLISH: readonly Carrier[] = [
  'payment.receipt',
  'appeal.rejected',
  'refund.rejected',
  'right.granted',
]
const CASES = [
  ...carriers.map(letter => [letter, 'fr'] as const),
  ...IN_ENGLISH.map(letter => [letter, 'en'] as const),
]

test.each(CASES)('%s carries its paper, in %s', async (letter, lang) => {
  const { to, subject, says } = await CAUSES[letter](lang)
  const mail = await mailBoxOf(city).mail(to, subject)
  const attachment = await city.deps.mailer.attachmentOf(mail)
  const [name, title] = LOOKS[PAPER_OF_LETTER[letter]][lang]
  expect(mail.attachment?.fileName).toMatch(new RegExp(`^${name}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}\\.pdf$`))
  const paper = await readPdf(attachment?.bytes ?? new Uint8Array())
  expect([paper.lang.slice(0, 2), paper.title]).toEqual([lang, expect.stringContaining(title)])
  expect(paper.text).toContain(lang === 'en' ? says.replace(',', '.') : says)
  expect(mail.attachment?.size).toBe(paper.size)
  expect(paper.size).toBeGreaterThan(5_000)
  expect(paper.size).toBeLessThan(200_000)
  expect(emlOf(mail)).toMatch(/^Content-Type: application\/pdf/m)
  expect(emlOf(mail)).toContain(mail.attachment?.fileName)
})
