import type { Deps } from '../deps.ts'
import type { Mail } from './mailer.ts'

/**
 * Sends a mail after what it tells of was kept. The change stands whether or not the mail leaves: a failure reaches the
 * log only, and nobody waits for a slow mail server. Blank addresses get nothing.
 */
export const postQuietly = (
  { mailer, log }: Pick<Deps, 'mailer' | 'log'>,
  task: string,
  mail: Mail,
): void => {
  if (mail.to.trim() === '') return
  setImmediate(() => {
    mailer.send(mail).catch((failure: unknown) => {
      log.error({ task, failure: failure instanceof Error ? failure.name : typeof failure }, 'mail not sent')
    })
  })
}
