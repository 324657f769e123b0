import type { Locale } from '@parvis/shared-kernel/formats'
import { PAGES, pathTo } from '@parvis/shared-kernel/paths'
import type { Instant } from '@parvis/shared-kernel/time'
import type { Deps } from '../../deps.ts'
import { languageOf } from '../../http/language.ts'
import type { Mail } from '../../mail/mail.ts'
import type { WriteMail } from '../../mail/post.ts'
import type { City } from '../config/city.ts'
import { accountMail, type LetterName } from './account-mail.ts'

/** Portal paths of the links in mails (second document §2, other route constants). No link contains an address. */
const PORTAL_PATHS: Readonly<Record<LetterName, (token: string) => string>> = {
  verify: token => pathTo(PAGES.verifyEmail, { token }),
  'change-email': token => pathTo(PAGES.verifyNewEmail, { token }),
  recover: token => pathTo(PAGES.recover, { recoverId: token }),
  'sign-in-link': token => pathTo(PAGES.signInLink, { hash: token }),
  'already-registered': () => PAGES.forgotPassword,
  'password-changed': () => PAGES.forgotPassword,
  'email-change-asked': () => PAGES.forgotPassword,
  'email-changed': () => PAGES.support,
}

export interface Envelope {
  to: string
  lang: string
  /** Token in the letter's link. */
  token?: string
  /** When the link expires. */
  until?: Instant
}

/** A letter about the reader's account. */
export const letterOf = (
  { urls }: Pick<Deps, 'urls'>,
  city: City,
  letter: LetterName,
  { to, lang, token = '', until }: Envelope,
): Mail => {
  const url = `${city.portals[0] ?? urls.api}${PORTAL_PATHS[letter](token)}`
  const language: Locale = languageOf(lang)
  return accountMail(letter, { to, lang: language, city, url, until: until ?? null })
}

/** Tells a customer that somebody, probably them, comes by another way with the address of their account. */
export const writeAlreadyRegistered = (
  deps: Deps,
  city: City,
  { login, lang }: { readonly login: string; readonly lang: string },
  write: WriteMail,
): Promise<void> =>
  write('already-registered', letterOf(deps, city, 'already-registered', { to: login, lang }))
