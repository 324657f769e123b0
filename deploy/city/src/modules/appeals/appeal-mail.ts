import {
  amountDue,
  canContest,
  type DueNow,
  type DueStatus,
  displayFineId,
  dueKindOf,
  dueNow,
  dueStatusOf,
  type Granted,
  grantedBy,
  isRejectedBySilence,
  versionInForce,
} from '@parvis/shared-kernel/fines'
import { fineId } from '@parvis/shared-kernel/ids'
import { PAGES, pathTo } from '@parvis/shared-kernel/paths'
import { type Instant, isEnded } from '@parvis/shared-kernel/time'
import type { Database } from '../../db/database.ts'
import type { RequestedPiece } from '../../db/schema-columns.ts'
import { dashed, letterMail, momentOf, type Reader, supportBeside } from '../../mail/letter.ts'
import type { Mail } from '../../mail/mail.ts'
import type { MayMail } from '../../mail/mail-limit.ts'
import type { WriteMail } from '../../mail/post.ts'
import { intlOf, say } from '../../messages/intl.ts'
import { issueCaseKey, newBatch } from '../cases/case-key.repo.ts'
import { accountOnFile, distinctPeople, type PersonOnFile } from '../cases/case-people.ts'
import type { City } from '../config/city.ts'
import { findFine } from '../fines/fine.repo.ts'
import { courtAfterSilence, courtOf } from './appeal.model.ts'
import type { AppealRow } from './appeal.repo.ts'

export type AppealLetter =
  | 'filed'
  | 'complement-requested'
  | 'complement-answered'
  | 'accepted'
  | 'rejected'
  | 'transferred'
  | 'abandoned'
  | 'link'

export interface AnswerTexts {
  /** The agent's text. */
  text?: string
  dueAt?: Instant
  /** What a complement asks to be sent. */
  pieces?: readonly Pick<RequestedPiece, 'name' | 'mandatory'>[]
}

/** Returns the recipients of an appeal's letters: the address on the appeal, and the account that began it. */
export const peopleOfAppeal = async (db: Database, row: AppealRow): Promise<readonly PersonOnFile[]> =>
  distinctPeople([
    { email: row.email, lang: row.lang },
    ...(await accountOnFile(db, row.city_id, row.subscriber_id)),
  ])

/**
 * The secret is in the fragment, which no server or log sees. The plate is left out, so that the mail alone opens
 * nothing.
 */
const linkOf = (city: City, row: AppealRow, caseKey: string): string =>
  new URL(`${pathTo(PAGES.appeal, { fineId: row.fine_id })}#case=${caseKey}`, city.portals[0]).href

const courtOfSilence: typeof courtOf = (row, now, timeZone) => {
  const until = courtAfterSilence(row, timeZone)
  return isEnded(until, now) ? null : until
}

const COURT_OF: Partial<Record<AppealLetter, typeof courtOf>> = {
  // No letter tells of the silence itself, and asking for a complement does not hold it up.
  filed: courtOfSilence,
  'complement-requested': courtOfSilence,
  'complement-answered': courtOfSilence,
  accepted: courtOf,
  rejected: courtOf,
}

/** The amount due and the court deadline after a decision, or after silence, by the same rules as on the pages. */
export interface Left {
  granted: Granted | null
  dueStatus: DueStatus
  asked: DueNow | null
  /** Cents. */
  overpaid: number
  courtUntil: Instant | null
  /** Whether the silence that rejects is ahead or past. */
  silence: 'none' | 'ahead' | 'past'
  canFileAgain: boolean
}

const silenceOf = ({ state, implicit_rejection_at: implicitRejectionAt }: AppealRow, now: Instant) => {
  if (implicitRejectionAt === null) return 'none'
  return isRejectedBySilence({ state, implicitRejectionAt }, now) ? 'past' : 'ahead'
}

const leftBy = async (
  db: Database,
  city: City,
  row: AppealRow,
  letter: AppealLetter,
  now: Instant,
): Promise<Left> => {
  const fine = await findFine(db, city.cityId, row.fine_id)
  if (fine === null) throw new Error('An appeal has a fine')
  // A decision that leaves nothing to pay cannot be taken to court.
  const court = versionInForce(fine).price > 0 ? COURT_OF[letter] : undefined
  return {
    granted: grantedBy(fine, { state: row.state, answeredAt: row.answered_at }),
    dueStatus: dueStatusOf(fine, now),
    asked: dueNow(fine, now),
    overpaid: amountDue(fine, now).overpaid,
    courtUntil: court?.(row, now, city.timeZone) ?? null,
    silence: silenceOf(row, now),
    canFileAgain: canContest(fine, row.state, now).allowed,
  }
}

export interface AppealFacts extends AnswerTexts, Left {
  row: Pick<AppealRow, 'appeal_id' | 'fine_id' | 'filed_at' | 'updated_at' | 'implicit_rejection_at'>
  /** The case page, with the recipient's own secret. */
  link: string
}

const namesOf = ({ lang, city }: Reader, pieces: NonNullable<AnswerTexts['pieces']>): string[] => {
  const intl = intlOf(lang, city)
  return pieces.map(({ name, mandatory }) =>
    mandatory ? name : say(intl, 'appeal.complement-requested.may', { name }),
  )
}

const valuesOf = (
  reader: Reader,
  { granted, dueStatus, asked, overpaid, courtUntil, silence, canFileAgain }: Left,
) => ({
  isPart: granted?.kind === 'part',
  before: granted?.kind === 'part' ? granted.before / 100 : 0,
  after: granted?.kind === 'part' ? granted.after / 100 : 0,
  dueStatus,
  dueKind: dueKindOf(dueStatus, asked),
  due: (asked?.due ?? 0) / 100,
  later: (asked?.later ?? 0) / 100,
  isOverpaid: overpaid > 0,
  overpaid: overpaid / 100,
  payUntil: momentOf(reader, asked?.until) ?? '',
  hasCourt: courtUntil !== null,
  courtUntil: momentOf(reader, courtUntil) ?? '',
  silence,
  canFileAgain,
})

/** A mail about an appeal, in the reader's language. */
export const appealMail = (
  reader: Reader,
  letter: AppealLetter,
  { row, link, text = '', dueAt, pieces = [], ...left }: AppealFacts,
): Mail =>
  letterMail(
    reader,
    `appeal.${letter}`,
    {
      fine: displayFineId(fineId(row.fine_id)),
      filedAt: momentOf(reader, row.filed_at),
      updatedAt: momentOf(reader, row.updated_at),
      silenceAt: momentOf(reader, row.implicit_rejection_at),
      dueAt: momentOf(reader, dueAt),
      hasPieces: pieces.length > 0,
      pieces: dashed(namesOf(reader, pieces)),
      ...valuesOf(reader, left),
      text,
    },
    { open: link, write: supportBeside(link) },
    row.appeal_id,
  )

export interface AppealWriting {
  db: Database
  write: WriteMail
  now: Instant
  city: City
}

/**
 * Writes to everybody on file, each with their own case link, in the transaction of the change. Letters that anybody
 * can trigger, by filing or asking for a link with any address, check first whether the address may get one more.
 */
export const writeToAppellants = async (
  { db, write, now, city }: AppealWriting,
  row: AppealRow,
  letter: AppealLetter,
  text: AnswerTexts = {},
  mayMail: MayMail = () => true,
): Promise<void> => {
  const name = { cityId: city.cityId, kind: 'appeal', caseId: row.appeal_id } as const
  const left = await leftBy(db, city, row, letter, now)
  const people = (await peopleOfAppeal(db, row)).filter(({ email }) => mayMail(email))
  const batch = letter === 'link' ? newBatch() : null
  for (const { email: to, lang } of people) {
    const link = linkOf(city, row, await issueCaseKey(db, name, now, batch))
    await write(`appeal ${letter}`, appealMail({ to, lang, city }, letter, { row, link, ...text, ...left }))
  }
}
