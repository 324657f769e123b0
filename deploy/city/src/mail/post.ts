import type { Database } from '../db/database.ts'
import type { Deps } from '../deps.ts'
import { fewAtOnce } from './few-at-once.ts'
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

/** The mail server is there and does not take this mail: no such address, or not such a letter. */
const isOfMail = ({ code, responseCode = 0 }: MailFailure): boolean =>
  (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode >= 400

/** It will never take it. Any other failure may pass. */
const isFinal = (failure: MailFailure): boolean => isOfMail(failure) && (failure.responseCode ?? 0) >= 500

const nameOf = (failure: unknown): string => (failure instanceof Error ? failure.name : typeof failure)

/** Tries to make a paper before its mail leaves without it: the link of the mail leads to the paper all the same. */
export const PAPER_TRIES = 3

/**
 * The paper of a mail, as it is now; null where there is none, or where it could not be made again and again; undefined
 * when it may be made later.
 */
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
    log.error({ task, paper: paper.kind, failure: nameOf(failure), tries }, 'paper of a mail not made')
    return tries < PAPER_TRIES ? undefined : null
  }
}

type Sending = 'sent' | 'refused' | 'refused for now' | 'paper later' | 'mail server away'

/** What has not left is tried again by the job, unless the mail server wants it never. */
export const sendKept = async (deps: PostDeps, kept: WaitingMail): Promise<Sending> => {
  const { db, clock, mailer, log } = deps
  const { mailId, task, mail } = kept
  const attachment = await attachmentOf(deps, kept)
  if (attachment === undefined) return 'paper later'
  try {
    await mailer.send(mail, attachment)
  } catch (failure) {
    const isGivenUp = isFinal(failure as MailFailure)
    log.error({ task, failure: nameOf(failure), isGivenUp }, 'mail not sent')
    if (isGivenUp) await giveUpMail(db, mailId, clock.now())
    else if (attachment !== null) await forgetPaperTries(db, mailId)
    if (isGivenUp) return 'refused'
    return isOfMail(failure as MailFailure) ? 'refused for now' : 'mail server away'
  }
  await dropMail(db, mailId)
  return 'sent'
}

const isBlank = ({ to }: Mail) => to.trim() === ''

/** So many mails are under way at once, with their papers: a run of reminders writes thousands. */
const AT_ONCE = 4
/** Whose turn comes later than this is left to the job, which takes up what nobody has tried for two minutes. */
const LATEST_TURN_MS = 60_000

const turns = new WeakMap<Deps['mailer'], ReturnType<typeof fewAtOnce>>()
const turnsOf = (mailer: Deps['mailer']) => {
  const kept = turns.get(mailer) ?? fewAtOnce(AT_ONCE)
  turns.set(mailer, kept)
  return kept
}

/** Tries to send a kept mail without anybody waiting; what does not leave is tried again by the job. */
const sendSoon = (deps: PostDeps, kept: WaitingMail): void => {
  const written = performance.now()
  deps.background.run(`mail: ${kept.task}`, () =>
    turnsOf(deps.mailer)(async () => {
      if (performance.now() - written < LATEST_TURN_MS) await sendKept(deps, kept)
    }),
  )
}

/** Writes a mail in the transaction of what it tells. */
export type WriteMail = (task: string, mail: Mail) => Promise<void>

/**
 * Does work in one transaction with the mails that tell of it: both are kept, or neither. The mails leave after the
 * commit, or later when the mail server does not take them now; blank addresses get nothing.
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
