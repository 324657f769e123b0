import { LOCALES, type Locale } from '@parvis/shared-kernel/formats'
import { cents } from '@parvis/shared-kernel/money'
import { type Instant, instant } from '@parvis/shared-kernel/time'
import { periodLine, type Reader } from '../mail/letter.ts'
import type { LetterId } from '../mail/letter-id.ts'
import type { Mail } from '../mail/mail.ts'
import { accountMail, type LetterName } from '../modules/account/account-mail.ts'
import { type AppealLetter, appealMail } from '../modules/appeals/appeal-mail.ts'
import type { City } from '../modules/config/city.ts'
import type { Payable } from '../modules/payments/payable.ts'
import { paymentLinkMail, receiptMail } from '../modules/payments/payment-mail.ts'
import {
  type ErasureFacts,
  erasureAskedMail,
  erasureDoneMail,
  erasureWarningMail,
} from '../modules/privacy/privacy-mail.ts'
import { type RefundLetter, refundMail } from '../modules/refunds/refund-mail.ts'
import { type RenewalOutlook, reminderMail } from '../modules/reminders/reminder-post.ts'
import { type TicketFacts, ticketMail } from '../modules/requests/ticket-mail.ts'
import { type RightLetter, rightMail } from '../modules/rights/right-mail.ts'
import { shareMail } from '../modules/sharing/share-mail.ts'

const momentAt = (iso: string): Instant => {
  const found = instant(iso)
  if (found === null) throw new Error(`${iso} is no moment`)
  return found
}

const FINE = '21350238800019261320010005'
const FINE_SHOWN = '21350238800019 26 1 320 010 005'
const PRODUCT = 'Résident zone A & quai <Est>'
const REFERENCE = '019a0c1e-7d42-7000-8000-3f5a6b7c8d9e'
const UNTIL = momentAt('2026-12-07T22:59:59Z')
export const UNTIL_SHOWN = '07/12/2026 - 23:59'
const OPEN_URL = 'https://valmont.example/open/a?b=1&c=2#case=secret'
/** An agent's text: two paragraphs with characters special in HTML. */
export const AGENT_TEXT =
  'La photo <b>du disque</b> est illisible.\n\nMerci d’en envoyer une autre & de la dater.'

const MOMENT = momentAt('2026-11-22T10:05:00Z')

export interface Written {
  mail: Mail
  /** Names the letter uses for its case or subject. */
  names: readonly string[]
  /** Says a moment, which is `UNTIL` here. */
  hasDeadline: boolean
}

type Write = (reader: Reader, city: City) => Written

const right =
  (name: RightLetter, said: object = {}, hasDeadline = false): Write =>
  (reader, city) => ({
    mail: rightMail(
      name,
      { ...reader, city },
      {
        ...{ product: PRODUCT, reference: REFERENCE, price: 15_000, url: OPEN_URL },
        ...{ at: UNTIL, from: MOMENT, to: UNTIL, ...said },
      },
    ),
    names: [PRODUCT, REFERENCE],
    hasDeadline,
  })

const account =
  (name: LetterName, hasDeadline = false): Write =>
  reader => ({
    mail: accountMail(name, { ...reader, url: OPEN_URL, until: hasDeadline ? UNTIL : null }),
    names: [],
    hasDeadline,
  })

const appeal =
  (name: AppealLetter, said: { hasDeadline?: boolean; due?: number; text?: string } = {}): Write =>
  reader => ({
    mail: appealMail(reader, name, {
      row: {
        appeal_id: REFERENCE,
        fine_id: FINE,
        filed_at: MOMENT,
        updated_at: MOMENT,
        implicit_rejection_at: UNTIL,
      },
      link: OPEN_URL,
      text: said.text ?? '',
      dueAt: UNTIL,
      granted: null,
      dueStatus: said.due === undefined ? 'cancelled' : 'due',
      asked:
        said.due === undefined ? null : { due: cents(said.due), until: UNTIL, isLate: false, later: null },
      overpaid: 0,
      canFileAgain: said.due !== undefined,
      courtUntil: said.due === undefined ? null : UNTIL,
      silence: 'ahead',
    }),
    names: [FINE_SHOWN],
    hasDeadline: said.hasDeadline ?? false,
  })

const refund =
  (
    name: RefundLetter,
    said: { text?: string; hasDeadline?: boolean; isYours?: boolean; isAsked?: boolean } = {},
  ): Write =>
  reader => ({
    mail: refundMail(reader, name, {
      refundId: REFERENCE,
      isYours: said.isYours ?? true,
      isAsked: said.isAsked ?? true,
      amount: 3500,
      cause: { kind: 'fine', label: FINE_SHOWN },
      payableAt: UNTIL,
      text: said.text ?? '',
      page: OPEN_URL,
      ...(name === 'document-received' ? { objection: `${OPEN_URL}-object` } : {}),
    }),
    names: [FINE_SHOWN],
    hasDeadline: said.hasDeadline ?? false,
  })

type ReminderName = Extract<LetterId, `reminder.${string}`> extends `reminder.${infer Name}` ? Name : never

const reminder =
  (name: ReminderName, renewal: RenewalOutlook = 'open'): Write =>
  reader => ({
    mail: reminderMail(
      reader,
      name,
      {
        product: PRODUCT,
        reference: REFERENCE,
        price: 150,
        ...periodLine(reader, MOMENT, UNTIL),
        end: UNTIL_SHOWN,
        renewal,
        kind: 'subscription',
        documents: '– Carte grise\n– Justificatif de domicile',
        hasDocuments: true,
      },
      { open: OPEN_URL, stop: `${OPEN_URL}-stop` },
    ),
    names: [PRODUCT, REFERENCE],
    hasDeadline: name.endsWith('ending') || name === 'renewal-open',
  })

const payment = { label: FINE_SHOWN, cause: 'fine', url: OPEN_URL } as const
const receipt =
  (isProcessed: boolean): Write =>
  reader => ({
    mail: receiptMail(reader, {
      ...payment,
      operationId: 'OP-2026-0042',
      hasPaper: true,
      authorizationNumber: '912345',
      amount: 3500,
      paidAt: MOMENT,
      validity: null,
      isProcessed,
    }),
    names: [FINE_SHOWN, 'OP-2026-0042', '912345'],
    hasDeadline: false,
  })

const paymentLink =
  (asked: Partial<Payable> & Pick<Payable, 'resource' | 'label'>): Write =>
  reader => ({
    mail: paymentLinkMail(reader, {
      amount: 1700,
      amountUntil: null,
      amountLater: null,
      period: null,
      ...asked,
      url: OPEN_URL,
      linkEnd: UNTIL,
    }),
    names: [asked.label],
    hasDeadline: true,
  })

const visitor =
  (state: TicketFacts['state']): Write =>
  ({ to, lang }, city) => ({
    mail: ticketMail(to, lang, city, {
      product: PRODUCT,
      reference: REFERENCE,
      from: MOMENT,
      to: UNTIL,
      state,
    }),
    names: [PRODUCT, REFERENCE],
    hasDeadline: true,
  })

const erased =
  (facts: ErasureFacts): Write =>
  (reader, city) => ({ mail: erasureDoneMail({ ...reader, city }, facts), names: [], hasDeadline: false })

/** Every letter of the city; a new one fails to compile until it is listed here. */
const LETTERS = {
  'account.verify': account('verify', true),
  'account.already-registered': account('already-registered'),
  'account.recover': account('recover', true),
  'account.password-changed': account('password-changed'),
  'account.sign-in-link': account('sign-in-link', true),
  'account.change-email': account('change-email', true),
  'account.email-change-asked': account('email-change-asked'),
  'account.email-changed': account('email-changed'),
  'appeal.filed': appeal('filed'),
  'appeal.complement-requested': appeal('complement-requested', { text: AGENT_TEXT, hasDeadline: true }),
  'appeal.complement-answered': appeal('complement-answered'),
  'appeal.accepted': appeal('accepted', { text: AGENT_TEXT }),
  'appeal.rejected': appeal('rejected', { text: AGENT_TEXT, due: 3500, hasDeadline: true }),
  'appeal.transferred': appeal('transferred', { text: AGENT_TEXT }),
  'appeal.abandoned': appeal('abandoned'),
  'appeal.link': appeal('link'),
  'refund.document-received': refund('document-received', { hasDeadline: true }),
  'refund.objected': refund('objected'),
  'refund.link': refund('link'),
  'refund.document-requested': refund('document-requested', { text: AGENT_TEXT }),
  'refund.accepted': refund('accepted'),
  'refund.paid': refund('paid'),
  'refund.rejected': refund('rejected', { text: AGENT_TEXT }),
  'right.requested': right('requested', {}, true),
  'right.completed': right('completed', {}, true),
  'right.plates-requested': right('plates-requested', {}, true),
  'right.granted': right('granted', { comment: AGENT_TEXT }),
  'right.to-pay': right('to-pay'),
  'right.rejected': right('rejected', { comment: AGENT_TEXT }),
  'right.evidence-asked': right('evidence-asked', {
    documents: ['Carte grise', 'Justificatif <de> domicile'],
    comment: AGENT_TEXT,
  }),
  'right.plates-accepted': right('plates-accepted'),
  'right.plates-rejected': right('plates-rejected', { comment: AGENT_TEXT }),
  'right.deleted': right('deleted', { comment: AGENT_TEXT }),
  'right.commented': right('commented', { comment: AGENT_TEXT }),
  'right.joined': right('joined'),
  'right.left': right('left'),
  'right.shared-ended': right('shared-ended'),
  'ticket.visitor': visitor('granted'),
  'share.invitation': reader => ({
    mail: shareMail({ ...reader, product: PRODUCT, url: OPEN_URL, until: UNTIL }),
    names: [PRODUCT],
    hasDeadline: true,
  }),
  'privacy.erasure-asked': reader => ({
    mail: erasureAskedMail(reader, { url: OPEN_URL, until: UNTIL }),
    names: [],
    hasDeadline: true,
  }),
  'privacy.erasure-warning': (reader, city) => ({
    mail: erasureWarningMail({ ...reader, city }, UNTIL),
    names: [],
    hasDeadline: true,
  }),
  'privacy.erasure-done': erased({ isUnused: false, hasAppeal: false, hasRefund: false }),
  'payment.link': paymentLink({
    resource: { kind: 'fine', id: FINE },
    label: FINE_SHOWN,
    amountUntil: MOMENT,
    amountLater: 3500,
  }),
  'payment.receipt': receipt(true),
  'reminder.subscription-ending': reminder('subscription-ending'),
  'reminder.renewal-open': reminder('renewal-open'),
  'reminder.ticket-ending': reminder('ticket-ending'),
  'reminder.payment-waiting': reminder('payment-waiting'),
  'reminder.document-missing': reminder('document-missing'),
} satisfies Record<LetterId, Write>

/** Variants of letters for another reader or case. */
const VARIANTS: readonly [letter: LetterId, variant: string, write: Write][] = [
  ...(['document-received', 'objected', 'document-requested', 'accepted', 'paid', 'rejected'] as const).map(
    name =>
      [
        `refund.${name}`,
        'of-another',
        refund(name, {
          isYours: false,
          text: name === 'rejected' ? AGENT_TEXT : '',
          hasDeadline: name === 'document-received',
        }),
      ] as [LetterId, string, Write],
  ),
  ['refund.document-requested', 'first-asked', refund('document-requested')],
  ...(['document-requested', 'objected'] as const).map(
    name =>
      [`refund.${name}`, 'of-nobody', refund(name, { isYours: false, isAsked: false })] as [
        LetterId,
        string,
        Write,
      ],
  ),
  ['appeal.accepted', 'in-part', appeal('accepted', { text: AGENT_TEXT, due: 1_200, hasDeadline: true })],
  [
    'payment.link',
    'right',
    paymentLink({
      resource: { kind: 'subscription', id: REFERENCE },
      label: PRODUCT,
      period: { from: MOMENT, to: UNTIL },
    }),
  ],
  ['payment.receipt', 'not-used', receipt(false)],
  ['ticket.visitor', 'to-pay', visitor('awaited')],
  ['ticket.visitor', 'lost', visitor('lost')],
  ['privacy.erasure-done', 'unused', erased({ isUnused: true, hasAppeal: true, hasRefund: true })],
  ['reminder.subscription-ending', 'for-good', reminder('subscription-ending', 'closed')],
  ['reminder.subscription-ending', 'later', reminder('subscription-ending', 'later')],
]

export interface Sample extends Written {
  letter: LetterId
  /** '' for the usual letter. */
  variant: string
  lang: Locale
}

/** Every letter in every language, with its variants. */
export const everyLetter = (city: City): readonly Sample[] => {
  const all = [
    ...(Object.keys(LETTERS) as LetterId[]).map(letter => [letter, '', LETTERS[letter]] as const),
    ...VARIANTS,
  ]
  return LOCALES.flatMap(lang =>
    all.map(([letter, variant, write]) => ({
      letter,
      variant,
      lang,
      ...write({ to: 'louise@example.org', lang, city }, city),
    })),
  )
}
