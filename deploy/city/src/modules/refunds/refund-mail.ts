import { displayFineId, OBJECTION_SECONDS, payableFrom } from '@parvis/shared-kernel/fines'
import { fineId } from '@parvis/shared-kernel/ids'
import { PAGES, pathTo } from '@parvis/shared-kernel/paths'
import { type Instant, instant } from '@parvis/shared-kernel/time'
import type { Database } from '../../db/database.ts'
import { letterMail, momentOf, type Reader } from '../../mail/letter.ts'
import type { Mail } from '../../mail/mail.ts'
import type { MayMail } from '../../mail/mail-limit.ts'
import type { WriteMail } from '../../mail/post.ts'
import { issueToken } from '../../tokens/one-time-token.ts'
import { issueCaseKey, newBatch } from '../cases/case-key.repo.ts'
import type { City } from '../config/city.ts'
import { currencyPaid, type RefundRow, rightBehind } from './refund.repo.ts'
import { peopleOfRefund, receiversOf } from './refund-people.ts'

/** Mails about a refund. */
export type RefundLetter =
  | 'document-requested'
  | 'document-received'
  | 'objected'
  | 'accepted'
  | 'paid'
  | 'rejected'
  | 'link'

export interface RefundWriting {
  /** The transaction. */
  db: Database
  write: WriteMail
  now: Instant
  city: City
}

const pageOf = (city: City, row: RefundRow, fragment = ''): string =>
  new URL(`${pathTo(PAGES.refund, { refundId: row.refund_id })}${fragment}`, city.portals[0]).href

/** When the current bank details may be used for payment. */
export const payableAtOf = ({ documents }: RefundRow) =>
  payableFrom(
    documents.map(({ providedAt }) => ({ providedAt: providedAt === null ? null : instant(providedAt) })),
  )

/** Link with the secret that lets a mail's reader object to the bank details (D16). */
const objectionOf = async ({ db, now, city }: RefundWriting, row: RefundRow): Promise<string> => {
  const token = await issueToken(db, {
    cityId: city.cityId,
    purpose: 'object-to-refund',
    subject: { caseId: row.refund_id },
    lifeSeconds: OBJECTION_SECONDS,
    now,
  })
  return pageOf(city, row, `#object=${token}`)
}

/** Only receivers get the case link with its secret; everybody else gets the plain page. */
const linkFor = async (
  { db, now, city }: RefundWriting,
  row: RefundRow,
  isReceiver: boolean,
  batch: string | null,
) => {
  if (!isReceiver) return pageOf(city, row)
  const name = { cityId: city.cityId, kind: 'refund', caseId: row.refund_id } as const
  return pageOf(city, row, `#case=${await issueCaseKey(db, name, now, batch)}`)
}

export interface RefundCause {
  kind: 'fine' | 'right'
  label: string
}

const causeOf = async (db: Database, row: RefundRow): Promise<RefundCause> => {
  if (row.fine_id !== null) return { kind: 'fine', label: displayFineId(fineId(row.fine_id)) }
  return {
    kind: 'right',
    label: (await rightBehind(db, row))?.name ?? row.right_id ?? row.operation_id ?? '',
  }
}

export interface RefundFacts {
  refundId: string
  /** Whether the reader receives the money: only then do they get its document and requests. */
  isYours: boolean
  /** Whether anybody who receives the money has an address: else nobody is asked for bank details. */
  isAsked: boolean
  /** Cents. */
  amount: number
  /** What is refunded: a fine by its number, or an offer by its name. */
  cause: RefundCause
  payableAt: Instant | null
  /** The agent's text. */
  text: string
  page: string
  /** Objection link; only in the mail that announces bank details. */
  objection?: string
}

/** A mail about a refund, in the reader's language. */
export const refundMail = (
  reader: Reader,
  letter: RefundLetter,
  { refundId, isYours, isAsked, amount, cause, payableAt, text, page, objection }: RefundFacts,
): Mail =>
  letterMail(
    reader,
    `refund.${letter}`,
    {
      amount: amount / 100,
      isYours,
      isAsked,
      cause: cause.kind,
      label: cause.label,
      payableAt: momentOf(reader, payableAt),
      text,
      hasText: text !== '',
    },
    objection === undefined ? { open: page } : { open: page, object: objection },
    isYours ? refundId : null,
  )

/**
 * Writes to everybody on file (D16), each in their language, in the transaction of the change; `text` is the agent's
 * text. Only receivers get a new link.
 */
export const writeAboutRefund = async (
  writing: RefundWriting,
  row: RefundRow,
  letter: RefundLetter,
  text = '',
  mayMail: MayMail = () => true,
): Promise<void> => {
  const { db, write, city } = writing
  const receivers = await receiversOf(db, row)
  const isNew = letter === 'link'
  const people = isNew ? receivers : await peopleOfRefund(db, row)
  const batch = isNew ? newBatch() : null
  const cause = await causeOf(db, row)
  const currency = (await currencyPaid(db, row)) ?? city.currency
  for (const { email: to, lang } of people.filter(({ email }) => mayMail(email))) {
    const isReceiver = receivers.some(({ email }) => email === to)
    const page = await linkFor(writing, row, isReceiver, batch)
    const objection = letter === 'document-received' ? { objection: await objectionOf(writing, row) } : {}
    const facts = {
      refundId: row.refund_id,
      isYours: isReceiver,
      isAsked: receivers.length > 0,
      amount: row.amount_cents,
      cause,
      payableAt: payableAtOf(row),
      text,
      page,
      ...objection,
    }
    await write(`refund ${letter}`, refundMail({ to, lang, city: { ...city, currency } }, letter, facts))
  }
}
