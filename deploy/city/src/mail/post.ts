import type { Database } from '../db/database.ts'
import type { Deps } from '../deps.ts'
import { fewAtOnce } from '../jobs/few-at-once.ts'
import { failureName } from '../log.ts'
import type { Mail } from './mail.ts'
import type { Attachment } from './mailer.ts'
import {
  countPaperTry,
  dropMail,
  forgetPaperTries,
  giveUpMail,
  keepMail,
  type WaitingMail,
} from './waiting-mail.repo.ts'

export type PostDeps = Pick<
  Deps,
  'db' | 'clock' | 'mailer' | 'log' | 'background' | 'printer' | 'paperOfMail'
>

interface MailFailure {
  readonly code?: string
  readonly responseCode?: number
}

/** The mail server responded and rejected this mail: unknown recipient or unacceptable message. */
const isOfMail = ({ code, responseCode = 0 }: MailFailure): boolean =>
  (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode >= 400

/** A permanent rejection. Any other failure may be temporary. */
const isFinal = (failure: MailFailure): boolean => isOfMail(failure) && (failure.responseCode ?? 0) >= 500

/** Attempts to make a paper before its mail is sent without it: the mail's link leads to the paper anyway. */
export const PAPER_TRIES = 3

/** Makes the attachment of a mail; null if it has none or all attempts failed, undefined if it may be made later. */
const attachmentOf = async (
  { db, log, printer, paperOfMail }: PostDeps,
  { mailId, cityId, task, mail: { paper } }: WaitingMail,
): Promise<Attachment | null | undefined> => {
  if (paper === undefined) return null
  const tries = await countPaperTry(db, mailId)
  if (tries > PAPER_TRIES) return null
  try {
    const made = await paperOfMail(cityId, paper)
    return made === null ? null : { fileName: made.fileName, bytes: await printer.print(made.paper) }
  } catch (failure) {
    log.error({ task, paper: paper.kind, failure: failureName(failure), tries }, 'paper of a mail not made')
    return tries < PAPER_TRIES ? undefined : null
  }
}

type Sending = 'sent' | 'refused' | 'refused for now' | 'paper later' | 'mail server away'

/** Sends a queued mail. The job retries failures, unless the mail server rejected it permanently. */
export const sendKept = async (deps: PostDeps, kept: WaitingMail): Promise<Sending> => {
  const { db, clock, mailer, log } = deps
  const { mailId, task, mail } = kept
  const attachment = await attachmentOf(deps, kept)
  if (attachment === undefined) return 'paper later'
  try {
    await mailer.send(mail, attachment, mailId)
  } catch (failure) {
    const isGivenUp = isFinal(failure as MailFailure)
    const { responseCode: answer } = failure as MailFailure
    log.error({ task, failure: failureName(failure), answer, isGivenUp }, 'mail not sent')
    if (isGivenUp) await giveUpMail(db, mailId, clock.now())
    else if (attachment !== null) await forgetPaperTries(db, mailId)
    if (isGivenUp) return 'refused'
    return isOfMail(failure as MailFailure) ? 'refused for now' : 'mail server away'
  }
  await dropMail(db, mailId)
  return 'sent'
}

const isBlank = ({ to }: Mail) => to.trim() === ''

/** Concurrent sendings, including making papers: a run of reminders writes thousands. */
const AT_ONCE = 4
/** Mails whose turn comes later than this are left to the job, which takes mails that nobody tried for two minutes. */
const LATEST_TURN_MS = 60_000

const turns = new WeakMap<Deps['mailer'], ReturnType<typeof fewAtOnce>>()
const turnsOf = (mailer: Deps['mailer']) => {
  const kept = turns.get(mailer) ?? fewAtOnce(AT_ONCE)
  turns.set(mailer, kept)
  return kept
}

/** Sends a queued mail in the background; the job retries it if that fails. */
const sendSoon = (deps: PostDeps, kept: WaitingMail): void => {
  const written = performance.now()
  deps.background.run(`mail: ${kept.task}`, () =>
    turnsOf(deps.mailer)(async () => {
      if (performance.now() - written < LATEST_TURN_MS) await sendKept(deps, kept)
    }),
  )
}

/** Queues a mail in the transaction of the change that it reports. */
export type WriteMail = (task: string, mail: Mail) => Promise<void>

/**
 * Runs work in one transaction with its mails: both are stored, or neither. The mails are sent after the commit, or
 * later if the mail server does not take them; blank addresses get none.
 */
export const withMails = async <Done>(
  deps: PostDeps,
  cityId: string,
  work: (transaction: Database, write: WriteMail) => Promise<Done>,
): Promise<Done> => {
  const written: WaitingMail[] = []
  const done = await deps.db.transaction().execute(transaction =>
    work(transaction, async (task, mail) => {
      if (isBlank(mail)) return
      written.push(await keepMail(transaction, { cityId, task, mail, now: deps.clock.now() }))
    }),
  )
  for (const mail of written) sendSoon(deps, mail)
  return done
}
