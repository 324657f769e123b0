import { type Fine, ownClaims } from '@parvis/shared-kernel/fines'
import type { Locale } from '@parvis/shared-kernel/formats'
import type { DocumentKind } from '@parvis/shared-kernel/wire'
import type { Database } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { mustExist, notFound } from '../../http/refusal.ts'
import { sha256Hex } from '../../secrets.ts'
import { complementOf, contentOf, courtAfterSilence, isContentErased } from '../appeals/appeal.model.ts'
import { type AppealRow, findAppeal, listAppealsOfFine } from '../appeals/appeal.repo.ts'
import { piecesOfReason, reasonsOf } from '../appeals/appeal-form.model.ts'
import { findAppealForm } from '../appeals/appeal-form.repo.ts'
import { listPieces } from '../appeals/appeal-piece.repo.ts'
import { findLastComplement, listAnswers } from '../appeals/complement.repo.ts'
import { caseOfAppeal } from '../appeals/held-appeal.ts'
import { holds } from '../cases/case-holder.ts'
import type { City } from '../config/city.ts'
import { findFine } from '../fines/fine.repo.ts'
import { seeFine } from '../fines/fine.service.ts'
import { refundOf } from '../refunds/refund.model.ts'
import { currencyPaid, findRefund, rightBehind } from '../refunds/refund.repo.ts'
import type { Formats } from './document-formats.ts'
import type { DocumentLanguage } from './document-language.ts'
import { type Content, type MadePaper, makePaper } from './document-order.ts'
import { takeDocumentTicket } from './document-ticket.service.ts'
import { countDocument, type FineLink } from './fine-document.service.ts'
import { type AnswerFile, appealAnswer, type Decision } from './papers/appeal-answer.ts'
import { appealReceipt, type ReceiptFile } from './papers/appeal-receipt.ts'
import { complementRequest } from './papers/complement-request.ts'
import { refundPaper } from './papers/refund-paper.ts'
import type { LinkOpened } from './right-document.service.ts'

type FilePaper = 'recourse-receipt' | 'recourse-complement' | 'refund' | 'answer'

const paperOf = (
  deps: Deps,
  { city, id }: Pick<LinkOpened, 'city' | 'id'>,
  kind: FilePaper,
  lang: Locale,
  write: (formats: Formats) => Content,
): MadePaper => makePaper({ city, lang, now: deps.clock.now(), about: `${kind}|${id}` }, kind, write)

const fineOf = async (db: Database, row: AppealRow): Promise<Fine> => {
  const fine = await findFine(db, row.city_id, row.fine_id)
  if (fine === null) throw new Error('An appeal has a fine')
  return fine
}

const openAppeal = async (deps: Deps, link: LinkOpened, kind: DocumentKind): Promise<AppealRow> => {
  await takeDocumentTicket(deps, link.city, kind, link.id, link.token)
  const row = mustExist(await findAppeal(deps.db, link.city.cityId, link.id))
  return row
}

const receiptFile = async (
  { db, clock }: Deps,
  { timeZone }: City,
  row: AppealRow,
  lang: Locale,
): Promise<ReceiptFile> => {
  // A draft was not received, so it has no receipt.
  if (row.filed_at === null) throw notFound()
  const form = await findAppealForm(db, row.city_id)
  return {
    fine: await fineOf(db, row),
    state: row.state,
    content: contentOf(row),
    reason: reasonsOf(form, lang).find(({ id }) => id === row.reason_id)?.label ?? '',
    filedAt: row.filed_at,
    implicitRejectionAt: row.implicit_rejection_at,
    courtUntil: courtAfterSilence(row, timeZone),
    now: clock.now(),
    asked: piecesOfReason(form, lang, row.reason_id),
    files: await listPieces(db, row.appeal_id, 0),
    complements: await listAnswers(db, row.appeal_id),
    fingerprint: sha256Hex(row.statement),
    isErased: isContentErased(row),
  }
}

/** Makes a paper of an appeal for who may have it. */
export type AppealPaper = (
  deps: Deps,
  about: Pick<LinkOpened, 'city' | 'id'>,
  row: AppealRow,
  lang: Locale,
) => Promise<MadePaper>

const opened =
  (kind: DocumentKind, make: AppealPaper) =>
  async (deps: Deps, link: LinkOpened): Promise<MadePaper> => {
    const row = await openAppeal(deps, link, kind)
    return make(deps, link, row, link.language(row.lang))
  }

/** Makes the receipt of a filed appeal, with its whole text. */
export const receiptOf: AppealPaper = async (deps, about, row, lang) => {
  const file = await receiptFile(deps, about.city, row, lang)
  return paperOf(deps, about, 'recourse-receipt', lang, formats => appealReceipt(file, formats))
}

export const openReceipt = opened('recourse-receipt', receiptOf)

/** Makes the paper of the last complement asked of an appeal. */
export const complementRequestOf: AppealPaper = async (deps, about, row, lang) => {
  const asked = mustExist(await findLastComplement(deps.db, row.appeal_id))
  const { message, pieces } = complementOf(asked)
  const { requested_at: requestedAt, due_at: dueAt, answered_at: answeredAt } = asked
  const silence = {
    fine: await fineOf(deps.db, row),
    state: row.state,
    implicitRejectionAt: row.implicit_rejection_at,
    courtUntil: courtAfterSilence(row, about.city.timeZone),
    now: deps.clock.now(),
  }
  const file = { ...silence, requestedAt, dueAt, message, pieces, answeredAt }
  return paperOf(deps, about, 'recourse-complement', lang, formats => complementRequest(file, formats))
}

export const openComplementRequest = opened('recourse-complement', complementRequestOf)

/** Makes the paper of a refund's state. */
export const refundPaperOf = async (
  deps: Deps,
  { city, id }: Pick<LinkOpened, 'city' | 'id'>,
  language: DocumentLanguage,
): Promise<MadePaper> => {
  const row = mustExist(await findRefund(deps.db, city.cityId, id))
  const lang = language(row.lang)
  const rightName = (await rightBehind(deps.db, row))?.name ?? null
  const file = { refund: refundOf(row, lang), decidedAt: row.decided_at, rightName }
  const currency = (await currencyPaid(deps.db, row)) ?? city.currency
  return paperOf(deps, { city: { ...city, currency }, id }, 'refund', lang, formats =>
    refundPaper(file, formats),
  )
}

export const openRefund = async (deps: Deps, link: LinkOpened): Promise<MadePaper> => {
  await takeDocumentTicket(deps, link.city, 'refund', link.id, link.token)
  return refundPaperOf(deps, link, link.language)
}

const DECISIONS: readonly string[] = ['accepted', 'rejected', 'transferred'] satisfies Decision[]
const isDecision = (status: string): status is Decision => DECISIONS.includes(status)

type AnswerOf = Omit<AnswerFile, 'now' | 'timeZone'>

/**
 * Returns the answer to a contestation made on paper, from the fine's claims; of somebody else's appeal it reveals no
 * decision (D16).
 */
const answerOfClaim = (fine: Fine): AnswerOf | null => {
  const claim = ownClaims(fine.claims).at(-1)
  return claim !== undefined && isDecision(claim.status)
    ? { fine, decision: claim.status, filedAt: claim.date, answeredAt: claim.decidedAt, answer: 'on-paper' }
    : null
}

/** Returns the answer to an appeal made here; null before the decision. */
const answerOfAppeal = (fine: Fine, row: AppealRow): AnswerOf | null => {
  const { state, filed_at: filedAt, answered_at: answeredAt, answer } = row
  if (!isDecision(state)) return null
  const shown = answer !== null ? { text: answer } : isContentErased(row) ? 'erased' : 'on-paper'
  return { fine, decision: state, filedAt, answeredAt, answer: shown }
}

/**
 * Makes the paper of the answer for a caller with number and plate: to the appeal that they hold, else to a
 * contestation on paper. Of somebody else's appeal a stranger learns that it was filed, never the decision (D16).
 */
export const openAnswer = async (deps: Deps, link: FineLink): Promise<MadePaper> => {
  await countDocument(deps, link)
  const { city, lang, asked } = link
  const { fine, holder } = await seeFine(deps, asked)
  const rows = await listAppealsOfFine(deps.db, city.cityId, fine.id)
  const own = rows.find(row => isDecision(row.state) && holds(holder, caseOfAppeal(row)))
  const file = mustExist(own === undefined ? answerOfClaim(fine) : answerOfAppeal(fine, own))
  return paperOf(deps, { city, id: fine.id }, 'answer', lang, formats =>
    appealAnswer({ ...file, now: deps.clock.now(), timeZone: city.timeZone }, formats),
  )
}

/** Makes the same paper for the appeal's holder. */
export const ownAnswerOf: AppealPaper = async (deps, about, row, lang) => {
  const file = mustExist(answerOfAppeal(await fineOf(deps.db, row), row))
  return paperOf(deps, about, 'answer', lang, formats =>
    appealAnswer({ ...file, now: deps.clock.now(), timeZone: about.city.timeZone }, formats),
  )
}

export const openOwnAnswer = opened('recourse-answer', ownAnswerOf)
