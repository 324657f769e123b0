import { UNFINISHED_APPEAL_DAYS } from '@parvis/shared-kernel/fines'
import { sql } from 'kysely'
import { giveUpOldMails } from '../../mail/waiting-mail.repo.ts'
import { APPELLANT_COLUMNS } from '../appeals/appellant-columns.ts'
import { ANSWERED_APPEAL_DAYS } from '../appeals/old-appeals.job.ts'
import { DRAFT_DAYS } from '../drafts/draft-life.ts'
import { payerOfAccount } from '../payments/fine-payer.ts'
import { PAID_STATUSES } from '../payments/stored-status.ts'
import { ACTIVE_IN_SQL } from '../rights/right.repo.ts'
import { HAS_PROVEN_EMAIL } from '../subscriber/subscriber.repo.ts'
import { addressOfCase, forgetReceivers, OPEN_APPEAL, unlessAnswered, unlessOpen } from './open-cases.ts'
import { appealsOf, namedBy, ofAppeals, ofRights, ofRightsOrPerson, rightsOf } from './person.ts'
import type { PersonalTable, Term } from './personal-table.ts'

const YEAR = 365
const EMPTY = sql`''`
const NULL = sql`null`
const NO_PLATES = sql`'{}'::text[]`

const PAID_IN_SQL = sql`(${sql.join(PAID_STATUSES.map(status => sql.lit(status)))})`
const PAID = sql<boolean>`status in ${PAID_IN_SQL}`
const HAS_PAYMENT = sql<boolean>`exists (select 1 from operations o where o.resource_id = rights.right_id
  and o.resource_kind = rights.kind and o.status in ${PAID_IN_SQL})`
const OF_ERASED = sql<boolean>`exists (select 1 from subscribers s
  where s.subscriber_id = rights.subscriber_id and s.erased_at is not null)`
const HAS_RIGHTS = sql<boolean>`exists (select 1 from rights r where r.subscriber_id = subscribers.subscriber_id)`
const ACCOUNTING = 'accounting records are kept for ten years'
const WITH_ACCOUNT = 'as long as the account; gone when the account is erased'
const SHORT_LIVED = 'of no use once it has ended'

/** A release without the column `proven_email` that still runs leaves the address when it erases somebody. */
const forgetErased: Term['expire'] = async ({ db }, before) => {
  const isPast = sql<boolean>`erased_at <= ${before}::timestamptz`
  await sql`delete from subscribers where ${isPast} and not ${HAS_RIGHTS}`.execute(db)
  await sql`update subscribers set proven_email = null where ${isPast} and proven_email is not null`.execute(
    db,
  )
}

/** Deleted with the account, never earlier. */
const withAccount = { erasure: 'delete', terms: [] } as const

/**
 * Every table with personal data, listed once for export, erasure and retention. Referenced rows come after those that
 * reference them.
 */
export const PERSONAL_DATA: readonly PersonalTable[] = [
  {
    table: 'drafts',
    mine: namedBy('subscriber_id'),
    columns: ['procedure', 'body', 'version', 'updated_at'],
    erasure: 'delete',
    terms: [{ days: DRAFT_DAYS, since: 'updated_at', reason: 'what nobody has gone on with for a month' }],
  },
  {
    table: 'waiting_mails',
    mine: person =>
      // At an address that is not proven a mail may wait for somebody else.
      sql<boolean>`city_id = ${person.cityId} and lower(recipient) = (select lower(email) from subscribers
        where subscriber_id = ${person.subscriberId} and ${HAS_PROVEN_EMAIL})`,
    // No text: its links are secrets of the mailbox, which neither a session nor an unproven address has.
    columns: ['written_at'],
    erasure: 'delete',
    terms: [
      {
        days: 3,
        since: 'written_at',
        reason: 'a mail that could not be sent for days tells no news',
        expire: giveUpOldMails,
      },
    ],
  },
  {
    table: 'idempotency_keys',
    mine: namedBy('subscriber_id'),
    columns: ['key', 'created_at', 'answer_status', 'answer_body'],
    erasure: 'delete',
    terms: [{ days: 1, since: 'created_at', reason: 'a call is repeated within minutes, or never' }],
    tendedBy: 'drop-old-idempotency-keys',
  },
  {
    table: 'email_changes',
    mine: namedBy('subscriber_id'),
    columns: ['email', 'created_at', 'expires_at'],
    erasure: 'delete',
    terms: [{ days: 0, since: 'expires_at', reason: SHORT_LIVED }],
    tendedBy: 'forget-ended-access',
  },
  {
    table: 'sign_in_links',
    mine: namedBy('subscriber_id'),
    columns: ['email', 'created_at', 'expires_at'],
    erasure: 'delete',
    terms: [{ days: 0, since: 'expires_at', reason: SHORT_LIVED }],
    tendedBy: 'forget-ended-access',
  },
  {
    table: 'registrations',
    // Matches by login: a registration has no account yet and is deleted once proving the address creates one.
    mine: person =>
      sql<boolean>`city_id = ${person.cityId} and login = (select c.login from customer_accounts c
        where c.subscriber_id = ${person.subscriberId})`,
    columns: ['login', 'first_name', 'last_name', 'plate', 'lang', 'created_at', 'expires_at'],
    erasure: 'delete',
    terms: [{ days: 0, since: 'expires_at', reason: SHORT_LIVED }],
    tendedBy: 'forget-ended-access',
  },
  {
    table: 'account_tasks',
    // Short-lived; the columns left out are technical or a password hash.
    mine: person =>
      sql<boolean>`city_id = ${person.cityId} and login = (select c.login from customer_accounts c
        where c.subscriber_id = ${person.subscriberId})`,
    columns: ['kind', 'login', 'asked_at'],
    erasure: 'delete',
    terms: [{ days: 1, since: 'asked_at', reason: 'what could not be done for a day is not done any more' }],
  },
  {
    table: 'one_time_tokens',
    mine: person =>
      sql<boolean>`city_id = ${person.cityId} and exists (select 1 from jsonb_each_text(subject) part
        where part.value = ${person.subscriberId})`,
    columns: ['purpose', 'created_at', 'expires_at', 'used_at'],
    erasure: 'delete',
    terms: [{ days: 1, since: 'expires_at', reason: SHORT_LIVED }],
    tendedBy: 'forget-ended-access',
  },
  {
    table: 'sessions',
    mine: namedBy('subscriber_id'),
    columns: ['created_at', 'idle_expires_at', 'absolute_expires_at', 'revoked_at'],
    erasure: 'delete',
    terms: [{ days: 0, since: 'absolute_expires_at', reason: SHORT_LIVED }],
    tendedBy: 'forget-ended-access',
  },
  { table: 'customer_accounts', mine: namedBy('subscriber_id'), columns: ['login'], ...withAccount },
  { table: 'identities', mine: namedBy('subscriber_id'), columns: ['issuer', 'subject'], ...withAccount },
  {
    table: 'events',
    mine: namedBy('subscriber_id'),
    columns: ['happened_at', 'kind', 'resource_type', 'resource_id'],
    erasure: 'delete',
    terms: [{ days: 5 * YEAR, since: 'happened_at', reason: 'nobody contests what is five years old' }],
  },
  {
    table: 'vehicles',
    mine: namedBy('subscriber_id'),
    columns: [
      'vehicle_id',
      'name',
      'plate',
      'vehicle_category',
      'vehicle_type_source',
      'vehicle_critair',
      'vehicle_critair_source',
      'created_at',
    ],
    erasure: 'delete',
    terms: [
      {
        days: 0,
        since: 'created_at',
        only: sql<boolean>`deleted`,
        reason: 'a vehicle that was removed serves nothing',
      },
    ],
  },
  {
    table: 'kept_fines',
    mine: namedBy('subscriber_id'),
    columns: ['fine_id', 'plate', 'kept_at'],
    ...withAccount,
  },
  {
    table: 'right_reminders',
    mine: ofRights(),
    columns: ['right_id', 'kind', 'channel', 'days_before', 'sent_at'],
    ...withAccount,
  },
  {
    table: 'reminder_choices',
    mine: namedBy('subscriber_id'),
    columns: ['kind', 'by_email', 'by_sms', 'changed_at'],
    ...withAccount,
  },
  {
    table: 'past_sharers',
    mine: ofRightsOrPerson,
    columns: ['right_id', 'joined_at', 'left_at'],
    erasure: 'delete',
    terms: [{ days: 4 * YEAR, since: 'left_at', reason: 'a claim about a right ends after four years' }],
  },
  { table: 'right_sharers', mine: ofRightsOrPerson, columns: ['right_id', 'joined_at'], ...withAccount },
  {
    table: 'requested_evidences',
    mine: ofRights(),
    columns: ['right_id', 'evidence_properties_id', 'name', 'requested_at'],
    ...withAccount,
  },
  {
    table: 'agent_comments',
    mine: ofRights(),
    columns: ['right_id', 'created_at', 'comment'],
    ...withAccount,
  },
  {
    table: 'plate_changes',
    mine: ofRights(),
    columns: ['right_id', 'changed_at', 'source', 'new_plates', 'removed_plates', 'status'],
    ...withAccount,
  },
  {
    table: 'evidence_traces',
    mine: person =>
      sql<boolean>`(right_id in ${rightsOf(person)} or media_id in (select m.media_id from media m
        where m.subscriber_id = ${person.subscriberId}))`,
    columns: [
      'right_id',
      'evidence_properties_id',
      'media_id',
      'source',
      'status',
      'traced_at',
      'decided_at',
    ],
    ...withAccount,
  },
  {
    table: 'media',
    mine: namedBy('subscriber_id'),
    columns: ['media_id', 'name', 'mime', 'size_bytes', 'created_at'],
    hasFiles: true,
    ...withAccount,
  },
  {
    table: 'appeal_pieces',
    mine: ofAppeals,
    columns: ['appeal_id', 'piece_id', 'name', 'mime', 'size_bytes', 'sent_at'],
    hasFiles: true,
    erasure: { keep: OPEN_APPEAL, blank: {} },
    terms: [],
  },
  {
    table: 'appeal_complements',
    mine: ofAppeals,
    columns: ['appeal_id', 'requested_at', 'due_at', 'message', 'pieces', 'answered_at', 'answer_message'],
    erasure: { keep: OPEN_APPEAL, blank: {} },
    terms: [],
  },
  {
    table: 'uploads',
    mine: person =>
      sql<boolean>`(subscriber_id = ${person.subscriberId} or (owner_kind = 'appeal' and owner_id in
        ${appealsOf(person)})) and urn not in (select p.urn from appeal_pieces p)`,
    columns: ['mime', 'size_bytes', 'stored_at', 'expires_at'],
    hasFiles: true,
    ...withAccount,
  },
  {
    table: 'refunds',
    mine: namedBy('subscriber_id'),
    columns: [
      'refund_id',
      'fine_id',
      'right_id',
      'operation_id',
      'status',
      'amount_cents',
      'created_at',
      'decided_at',
      'paid_at',
      'answer',
      'asked_words',
    ],
    erasure: {
      keep: sql<boolean>`true`,
      blank: {
        subscriber_id: NULL,
        email: unlessOpen(addressOfCase('refunds'), EMPTY),
        answer: NULL,
        asked_words: unlessOpen(sql.ref('asked_words'), NULL),
      },
    },
    terms: [
      { days: 10 * YEAR, since: 'created_at', reason: ACCOUNTING },
      {
        days: 30,
        since: 'coalesce(paid_at, decided_at)',
        reason: 'a transfer that does not arrive is asked about within weeks',
        expire: forgetReceivers,
      },
    ],
  },
  {
    table: 'appeals',
    mine: namedBy('subscriber_id'),
    columns: [
      'appeal_id',
      'fine_id',
      'state',
      'reason_id',
      'statement',
      ...APPELLANT_COLUMNS,
      'address',
      'capacity',
      'created_at',
      'filed_at',
      'deadline',
      'implicit_rejection_at',
      'answered_at',
      'answer',
    ],
    // Leaves the account, but an open one keeps the filer's name, to which the authority still has to answer.
    erasure: {
      keep: sql<boolean>`state not in ('draft', 'abandoned')`,
      blank: {
        ...Object.fromEntries(APPELLANT_COLUMNS.map(column => [column, unlessAnswered(column, EMPTY)])),
        email: unlessAnswered('email', EMPTY, addressOfCase('appeals')),
        address: unlessAnswered('address', NULL),
        statement: unlessAnswered('statement', EMPTY),
        answer: NULL,
        subscriber_id: NULL,
      },
    },
    terms: [
      {
        days: UNFINISHED_APPEAL_DAYS,
        since: 'updated_at',
        only: sql<boolean>`filed_at is null and state in ('draft', 'abandoned')`,
        reason: 'what was never sent, and nobody has gone on with for a month',
      },
      {
        days: ANSWERED_APPEAL_DAYS,
        since: 'coalesce(answered_at, implicit_rejection_at)',
        only: sql<boolean>`filed_at is not null and subscriber_id is null`,
        reason: 'the court may ask the city for an appeal in the year after its answer',
      },
    ],
    tendedBy: 'forget-old-appeals',
  },
  {
    table: 'payment_links',
    mine: ofRights('resource_id'),
    // No address: whoever shares a right may have its link mailed, too.
    columns: ['resource_kind', 'resource_id', 'created_at', 'expires_at'],
    erasure: 'delete',
    terms: [{ days: 1, since: 'expires_at', reason: SHORT_LIVED }],
  },
  {
    table: 'operations',
    // Whoever shares a right may pay it: their payment is theirs, with its address and the claim to its refund.
    mine: person =>
      sql<boolean>`city_id = ${person.cityId} and (payer = ${payerOfAccount(person.subscriberId)}
        or resource_id in ${rightsOf(person)} and payer not like ${payerOfAccount('%')})`,
    columns: [
      'operation_id',
      'resource_kind',
      'resource_id',
      'amount_cents',
      'currency',
      'status',
      'email',
      'created_at',
      'transaction_at',
      'authorization_number',
    ],
    erasure: {
      // A fine outlives its payer's account: money that comes late for an attempt still pays it.
      keep: sql<boolean>`(${PAID} or resource_kind = 'fine')`,
      blank: { email: NULL, return_url: EMPTY, payer: sql`'visitor'` },
    },
    terms: [
      { days: 10 * YEAR, since: 'created_at', only: PAID, reason: ACCOUNTING },
      {
        days: 400,
        since: 'created_at',
        only: sql<boolean>`status in ('REFUSED', 'ABANDONED')`,
        reason: 'a bank answers questions about an attempt for thirteen months',
      },
    ],
  },
  {
    table: 'rights',
    mine: namedBy('subscriber_id'),
    columns: [
      'right_id',
      'kind',
      'offer_id',
      'definition_id',
      'option_id',
      'subscription_id',
      'renewed_right_id',
      'ticket_count',
      'status',
      'price_cents',
      'start_of_validity',
      'end_of_validity',
      'created_at',
      'initial_plates',
      'plates',
      'zone_ids',
      'custom_fields',
      'user_comment',
      'custom_email',
    ],
    erasure: {
      keep: sql<boolean>`(status in ${ACTIVE_IN_SQL} or ${HAS_PAYMENT})`,
      blank: {
        initial_plates: NO_PLATES,
        plates: NO_PLATES,
        custom_fields: sql`'[]'::jsonb`,
        user_comment: NULL,
        custom_email: NULL,
        request_fingerprint: NULL,
      },
    },
    terms: [
      {
        days: 10 * YEAR,
        since: 'coalesce(end_of_validity, created_at)',
        only: sql<boolean>`${OF_ERASED} and ${HAS_PAYMENT}`,
        reason: ACCOUNTING,
      },
      {
        days: 4 * YEAR,
        since: 'coalesce(end_of_validity, created_at)',
        only: sql<boolean>`${OF_ERASED} and not ${HAS_PAYMENT}`,
        reason: 'a claim about a right ends after four years',
      },
    ],
  },
  {
    table: 'subscribers',
    mine: namedBy('subscriber_id'),
    columns: [
      'subscriber_id',
      'first_name',
      'last_name',
      'gender',
      'email',
      'proven_email',
      'phone_number',
      'home_phone_number',
      'payment_email',
      'lang',
      'address',
      'professional_address',
      'enterprise',
      'zone_id',
      'professional_zone_id',
      'should_receive_sms',
      'is_professional',
      'created_at',
      'updated_at',
      'last_seen_at',
      'erasure_warned_at',
    ],
    erasure: {
      // Kept without personal data while kept rights reference it.
      keep: HAS_RIGHTS,
      blank: {
        first_name: EMPTY,
        last_name: EMPTY,
        gender: NULL,
        email: NULL,
        proven_email: NULL,
        phone_number: NULL,
        home_phone_number: NULL,
        payment_email: NULL,
        address: NULL,
        professional_address: NULL,
        enterprise: NULL,
        zone_id: NULL,
        professional_zone_id: NULL,
        should_receive_sms: sql`false`,
        last_seen_at: NULL,
        erasure_warned_at: NULL,
      },
    },
    terms: [
      {
        days: 0,
        since: 'erased_at',
        reason: WITH_ACCOUNT,
        expire: forgetErased,
      },
    ],
  },
]
