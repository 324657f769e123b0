import type { Deps } from '../deps.ts'
import { Refusal } from '../http/refusal.ts'
import type { Mail } from './mailer.ts'
import { type PostDeps, postQuietly } from './post.ts'

/**
 * Sends a mail that anybody can cause to an address that nobody has proven: a few an hour, so that nobody's mailbox is
 * flooded through the city. What it tells of stands whether or not the mail leaves. Blank addresses get nothing, and
 * have no limit to share.
 */
export const postSparingly = async (
  deps: PostDeps & Pick<Deps, 'limits'>,
  cityId: string,
  task: string,
  mail: Mail,
): Promise<void> => {
  if (mail.to.trim() === '') return
  const key = `receipt|${cityId}|${mail.to.trim().toLowerCase()}`
  try {
    await deps.limits.spend([{ limit: 'mailOfAddress', key }])
  } catch (failure) {
    if (!(failure instanceof Refusal)) throw failure
    deps.log.warn({ task }, 'mail not sent: the address had enough of them')
    return
  }
  await postQuietly(deps, cityId, task, mail)
}
