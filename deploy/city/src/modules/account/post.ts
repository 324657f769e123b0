import type { Deps } from '../../deps.ts'
import { type Language, languageOf } from '../../http/language.ts'
import type { City } from '../config/city.ts'
import { accountMail, type LetterName } from './account-mail.ts'

/** Where the links of mails lead (second document §2, other route constants). No link carries an address. */
const PORTAL_PATHS = {
  verify: '/verify/email/',
  changeEmail: '/verify/update/email/',
  recover: '/recover/',
  signInLink: '/souscriptions/inscription/',
  alreadyRegistered: '/souscriptions/forgotPassword',
  passwordChanged: '/souscriptions/forgotPassword',
  emailChangeAsked: '/souscriptions/forgotPassword',
  emailChanged: '/',
} satisfies Record<LetterName, string>

export interface Envelope {
  to: string
  lang: string
  /** Added to the link of the letter. */
  token?: string
}

/** Writes to somebody about their account. */
export const post = (
  { mailer, urls }: Deps,
  city: City,
  letter: LetterName,
  { to, lang, token = '' }: Envelope,
): Promise<void> => {
  const url = `${city.portals[0] ?? urls.api}${PORTAL_PATHS[letter]}${token}`
  const language: Language = languageOf(lang)
  return mailer.send(accountMail(letter, { to, lang: language, city: city.name, url }))
}

/**
 * Does what a call asked after the call was answered, so that neither the answer nor its time tells whether an address
 * is known. A failure can reach nobody but the log; whoever waits for a mail asks again.
 */
export const afterAnswer = ({ log }: Deps, task: string, work: () => Promise<void>): void => {
  setImmediate(() => {
    work().catch((failure: unknown) => {
      log.error({ task, failure: failure instanceof Error ? failure.name : typeof failure }, 'task failed')
    })
  })
}
