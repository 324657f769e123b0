import type { Deps } from '../deps.ts'
import type { Mail } from './mailer.ts'
import { dropMail, keepMail, type WaitingMail } from './waiting-mail.repo.ts'

export type PostDeps = Pick<Deps, 'db' | 'clock' | 'mailer' | 'log'>

interface MailFailure {
  readonly code?: string
  readonly responseCode?: number
}

/** The mail server will never take it: no such address, or not such a letter. Any other failure may pass. */
const isFinal = ({ code, responseCode = 0 }: MailFailure): boolean =>
  (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode >= 500

const nameOf = (failure: unknown): string => (failure instanceof Error ? failure.name : typeof failure)

/** Answers whether it has left. What has not is tried again by the job, unless the mail server wants it never. */
export const sendKept = async (
  { db, mailer, log }: PostDeps,
  { mailId, task, mail }: WaitingMail,
): Promise<boolean> => {
  try {
    await mailer.send(mail)
  } catch (failure) {
    const isGivenUp = isFinal(failure as MailFailure)
    log.error({ task, failure: nameOf(failure), isGivenUp }, 'mail not sent')
    if (isGivenUp) await dropMail(db, mailId)
    return false
  }
  await dropMail(db, mailId)
  return true
}

const isBlank = ({ to }: Mail) => to.trim() === ''

/** Null when even that is impossible: what was done before stands, and its caller is not to fail for a mail. */
const keep = async ({ db, clock, log }: PostDeps, cityId: string, task: string, mail: Mail) =>
  keepMail(db, { cityId, task, mail, now: clock.now() }).catch((failure: unknown) => {
    log.error({ task, failure: nameOf(failure) }, 'mail not kept')
    return null
  })

/**
 * Sends a mail that tells of something; answers whether it has left. Call it after the commit: what was done stands
 * whether or not the mail server answers. A mail that does not leave now leaves later. Blank addresses get nothing.
 */
export const post = async (deps: PostDeps, cityId: string, task: string, mail: Mail): Promise<boolean> => {
  const kept = isBlank(mail) ? null : await keep(deps, cityId, task, mail)
  return kept !== null && sendKept(deps, kept)
}

/** The same for whoever must not wait for a slow mail server: done once the mail is kept. */
export const postQuietly = async (
  deps: PostDeps,
  cityId: string,
  task: string,
  mail: Mail,
): Promise<void> => {
  const kept = isBlank(mail) ? null : await keep(deps, cityId, task, mail)
  if (kept === null) return
  setImmediate(() => {
    sendKept(deps, kept).catch((failure: unknown) =>
      deps.log.error({ task, failure: nameOf(failure) }, 'mail sent and kept'),
    )
  })
}
