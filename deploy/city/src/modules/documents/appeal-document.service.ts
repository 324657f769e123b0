import type { Claim, Fine } from '@parvis/shared-kernel/fines'
import type { DocumentKind } from '@parvis/shared-kernel/wire'
import type { Database } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import type { Language } from '../../http/language.ts'
import { notFound } from '../../http/refusal.ts'
import { sha256Hex } from '../../secrets.ts'
import { complementOf, contentOf } from '../appeals/appeal.model.ts'
import { type AppealRow, findAppeal, findLastAppeal } from '../appeals/appeal.repo.ts'
import { reasonsOf } from '../appeals/appeal-form.model.ts'
import { findAppealForm } from '../appeals/appeal-form.repo.ts'
import { listPieces } from '../appeals/appeal-piece.repo.ts'
import { findLastComplement, listAnswers } from '../appeals/complement.repo.ts'
import { findFine } from '../fines/fine.repo.ts'
import { refundOf } from '../refunds/refund.model.ts'
import { findRefund, rightBehind } from '../refunds/refund.repo.ts'
import type { Formats } from './document-formats.ts'
import { type Content, type MadePaper, makePaper } from './document-order.ts'
import { takeDocumentTicket } from './document-ticket.service.ts'
import { type FineLink, openFine } from './fine-document.service.ts'
import { type AnswerFile, appealAnswer, type Decision } from './papers/appeal-answer.ts'
import { appealReceipt, type ReceiptFile } from './papers/appeal-receipt.ts'
import { complementRequest } from './papers/complement-request.ts'
import { refundPaper } from './papers/refund-paper.ts'
import type { LinkOpened } from './right-document.service.ts'

const SLUGS = {
  fr: {
    'recourse-receipt': 'accuse-de-depot',
    'recourse-complement': 'demande-de-complement',
    refund: 'remboursement',
    answer: 'reponse',
  },
  en: {
    'recourse-receipt': 'receipt',
    'recourse-complement': 'request',
    refund: 'refund',
    answer: 'answer',
  },
} as const satisfies Record<Language, Record<string, string>>

const paperOf = (
  deps: Deps,
  { city, id }: Pick<LinkOpened, 'city' | 'id'>,
  kind: keyof (typeof SLUGS)['fr'],
  lang: Language,
  write: (formats: Formats) => Content,
): MadePaper =>
  makePaper({ city, lang, now: deps.clock.now(), about: `${kind}|${id}` }, SLUGS[lang][kind], write)

const fineOf = async (db: Database, row: AppealRow): Promise<Fine> => {
  const fine = await findFine(db, row.city_id, row.fine_id)
  if (fine === null) throw new Error('An appeal has a fine')
  return fine
}

const openAppeal = async (deps: Deps, link: LinkOpened, kind: DocumentKind): Promise<AppealRow> => {
  await takeDocumentTicket(deps, link.city, kind, link.id, link.token)
  const row = await findAppeal(deps.db, link.city.cityId, link.id)
  if (row === undefined) throw notFound()
  return row
}

const receiptFile = async (db: Database, row: AppealRow, lang: Language): Promise<ReceiptFile> => {
  // A draft is nothing that was received: there is no receipt of it.
  if (row.filed_at === null) throw notFound()
  const reasons = reasonsOf(await findAppealForm(db, row.city_id), lang)
  return {
    fine: await fineOf(db, row),
    state: row.state,
    content: contentOf(row),
    reason: reasons.find(({ id }) => id === row.reason_id)?.label ?? '',
    filedAt: row.filed_at,
    implicitRejectionAt: row.implicit_rejection_at,
    files: await listPieces(db, row.appeal_id, 0),
    complements: await listAnswers(db, row.appeal_id),
    fingerprint: sha256Hex(row.statement),
  }
}

/** The receipt of an appeal that was filed, with its whole text. */
export const openReceipt = async (deps: Deps, link: LinkOpened): Promise<MadePaper> => {
  const row = await openAppeal(deps, link, 'recourse-receipt')
  const lang = link.language(row.lang)
  const file = await receiptFile(deps.db, row, lang)
  return paperOf(deps, link, 'recourse-receipt', lang, formats => appealReceipt(file, lang, formats))
}

/** The last thing that the authority asked of an appeal. */
export const openComplementRequest = async (deps: Deps, link: LinkOpened): Promise<MadePaper> => {
  const row = await openAppeal(deps, link, 'recourse-complement')
  const asked = await findLastComplement(deps.db, row.appeal_id)
  if (asked === undefined) throw notFound()
  const lang = link.language(row.lang)
  const { message, pieces } = complementOf(asked)
  const { requested_at: requestedAt, due_at: dueAt, answered_at: answeredAt } = asked
  const now = deps.clock.now()
  const file = { fine: await fineOf(deps.db, row), requestedAt, dueAt, message, pieces, answeredAt, now }
  return paperOf(deps, link, 'recourse-complement', lang, formats => complementRequest(file, lang, formats))
}

export const openRefund = async (deps: Deps, link: LinkOpened): Promise<MadePaper> => {
  await takeDocumentTicket(deps, link.city, 'refund', link.id, link.token)
  const row = await findRefund(deps.db, link.city.cityId, link.id)
  if (row === undefined) throw notFound()
  const lang = link.language(row.lang)
  const rightName = (await rightBehind(deps.db, row))?.name ?? null
  const file = { refund: refundOf(row, lang), decidedAt: row.decided_at, rightName }
  return paperOf(deps, link, 'refund', lang, formats => refundPaper(file, lang, formats))
}

const DECISIONS: readonly string[] = ['accepted', 'rejected', 'transferred'] satisfies Decision[]
const isDecision = (status: string): status is Decision => DECISIONS.includes(status)

const answerOfClaim = (fine: Fine, claim: Claim | undefined): AnswerFile | null =>
  claim !== undefined && isDecision(claim.status)
    ? { fine, decision: claim.status, filedAt: claim.date, answeredAt: null, words: '' }
    : null

/** The answer to an appeal made here; else what the fine says of one that was made on paper; null before any answer. */
const answerFile = (fine: Fine, row: AppealRow | undefined): AnswerFile | null => {
  if (row === undefined) return answerOfClaim(fine, fine.claims.at(-1))
  const { state, filed_at: filedAt, answered_at: answeredAt, answer } = row
  return isDecision(state) ? { fine, decision: state, filedAt, answeredAt, words: answer ?? '' } : null
}

/** The answer to the appeal of a fine, for whoever names number and plate. */
export const openAnswer = async (deps: Deps, link: FineLink): Promise<MadePaper> => {
  const fine = await openFine(deps, link)
  const file = answerFile(fine, await findLastAppeal(deps.db, link.city.cityId, fine.id))
  if (file === null) throw notFound()
  const { city, lang } = link
  return paperOf(deps, { city, id: fine.id }, 'answer', lang, formats => appealAnswer(file, lang, formats))
}
