import type { Instant } from '@parvis/shared-kernel/time'
import type { Deps } from '../../deps.ts'
import { type Language, languageOf } from '../../http/language.ts'
import type { Mail } from '../../mail/mail.ts'
import type { City } from '../config/city.ts'
import { accountMail, type LetterName } from './account-mail.ts'

/** Where the links of mails lead (second document §2, other route constants). No link carries an address. */
const PORTAL_PATHS = {
  verify: '/verify/email/',
  'change-email': '/verify/update/email/',
  recover: '/recover/',
  'sign-in-link': '/souscriptions/inscription/',
  'already-registered': '/souscriptions/forgotPassword',
  'password-changed': '/souscriptions/forgotPassword',
  'email-change-asked': '/souscriptions/forgotPassword',
  'email-changed': '/support',
} satisfies Record<LetterName, string>

export interface Envelope {
  to: string
  lang: string
  /** Added to the link of the letter. */
  token?: string
  /** When that link ends. */
  until?: Instant
}

/** A letter to somebody about their account. */
export const letterOf = (
  { urls }: Pick<Deps, 'urls'>,
  city: City,
  letter: LetterName,
  { to, lang, token = '', until }: Envelope,
): Mail => {
  const url = `${city.portals[0] ?? urls.api}${PORTAL_PATHS[letter]}${token}`
  const language: Language = languageOf(lang)
  return accountMail(letter, { to, lang: language, city, url, until: until ?? null })
}
