import {
  amountDue,
  type Claim,
  claimEvents,
  dueNow,
  type Fine,
  type FinePayment,
  finePayments,
} from '@parvis/shared-kernel/fines'
import type { Instant } from '@parvis/shared-kernel/time'
import { type Block, listUnder } from '../../../pdf/paper.ts'
import { type Formats, NOTHING_SAID } from '../document-formats.ts'
import type { Content } from '../document-order.ts'
import { fineFacts, untilText } from './fine-facts.ts'

export interface StatementFile {
  fine: Fine
  /** Authorisation numbers of the card payments, by operation. */
  authorizations: ReadonlyMap<string, string>
  now: Instant
}

const balanceBlock = ({ fine, now }: StatementFile, formats: Formats): Block => {
  const { overpaid } = amountDue(fine, now)
  if (overpaid > 0)
    return { kind: 'amount', label: formats.say('fine-statement.overpaid'), amount: formats.price(overpaid) }
  const label = formats.say('fine-statement.due')
  const asked = dueNow(fine, now)
  if (asked === null) return { kind: 'amount', label, amount: formats.say('fine-statement.settled') }
  return { kind: 'amount', label, amount: formats.price(asked.due), detail: untilText(fine, asked, formats) }
}

const versionTable = ({ fine }: StatementFile, formats: Formats): Block => {
  return {
    kind: 'table',
    columns: [
      { title: formats.say('fine-statement.issued'), share: 2 },
      { title: formats.say('fine-statement.reduced-until'), share: 2 },
      { title: formats.say('fine-statement.reduced'), share: 1.3, align: 'right' },
      { title: formats.say('fine-statement.amount'), share: 1.3, align: 'right' },
    ],
    rows: fine.versions.map(({ issuedAt, price, reducedPrice, reducedUntil }) => [
      formats.moment(issuedAt),
      formats.moment(reducedUntil),
      reducedPrice === null ? NOTHING_SAID : formats.price(reducedPrice),
      formats.price(price),
    ]),
  }
}

const receiverOf = (fine: Fine, payment: FinePayment, formats: Formats): string => {
  if (fine.agencyPayments.includes(payment)) return formats.say('fine-statement.agency')
  return fine.debtRecoveryPayments.includes(payment)
    ? formats.say('fine-statement.recovery')
    : formats.say('fine-statement.city')
}

/** Lists every payment with its recipient; an operation that a correction carries over counts once. */
export const finePaymentTable = (file: StatementFile, formats: Formats): Block => {
  const { fine, authorizations } = file
  return {
    kind: 'table',
    columns: [
      { title: formats.say('fine-statement.date'), share: 2 },
      { title: formats.say('fine-statement.operation'), share: 2.6 },
      { title: formats.say('fine-statement.authorization'), share: 1.6 },
      { title: formats.say('fine-statement.to'), share: 1.6 },
      { title: formats.say('fine-statement.amount'), share: 1.3, align: 'right' },
    ],
    rows: finePayments(fine).map(payment => [
      formats.moment(payment.paidAt),
      payment.operationId ?? NOTHING_SAID,
      authorizations.get(payment.operationId ?? '') ?? NOTHING_SAID,
      receiverOf(fine, payment, formats),
      formats.price(payment.amount),
    ]),
  }
}

/** A withdrawn claim is listed under the date on which it was made. */
const claimLines = (claim: Claim, now: Instant, formats: Formats): string[] => {
  const { type, date, status } = claim
  const line = (at: Instant | null, kind: Claim['status'] | 'silent') =>
    `${type}, ${formats.moment(at)} – ${formats.say(`fine-statement.claim.${kind}`)}`
  return status === 'none'
    ? [line(date, status)]
    : claimEvents(claim, now).map(({ at, kind }) => line(at, kind))
}

const claimBlocks = ({ fine, now }: StatementFile, formats: Formats): Block[] =>
  listUnder(
    formats.say('fine-statement.claims'),
    fine.claims.flatMap(claim => claimLines(claim, now, formats)),
  )

/** Money that went back. */
export const payoutBlocks = ({ fine: { payouts } }: StatementFile, formats: Formats): Block[] =>
  listUnder(
    formats.say('fine-statement.payouts'),
    payouts.map(({ amount, paidAt }) => `${formats.moment(paidAt)} – ${formats.price(amount)}`),
  )

/**
 * Writes a fine's state: its notices, payments and their recipients, what is left or was paid too much, its appeals.
 */
export const fineStatement = (file: StatementFile, formats: Formats): Content => {
  const { price, paid, refunded } = amountDue(file.fine, file.now)
  return {
    title: formats.say('fine-statement.title'),
    blocks: [
      balanceBlock(file, formats),
      {
        kind: 'facts',
        rows: [
          ...fineFacts(file.fine, formats),
          [formats.say('fine-statement.price'), formats.price(price)],
          [formats.say('fine-statement.paid'), formats.price(paid)],
          ...(refunded > 0
            ? [[formats.say('fine-statement.refunded'), formats.price(refunded)] as const]
            : []),
        ],
      },
      { kind: 'heading', text: formats.say('fine-statement.versions') },
      versionTable(file, formats),
      { kind: 'heading', text: formats.say('fine-statement.payments') },
      paid > 0 ? finePaymentTable(file, formats) : { kind: 'text', text: formats.say('fine-statement.none') },
      ...payoutBlocks(file, formats),
      ...claimBlocks(file, formats),
    ],
  }
}
