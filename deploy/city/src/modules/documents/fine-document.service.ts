import { amountDue, type Fine, type FineVersion, versionInForce } from '@parvis/shared-kernel/fines'
import type { Deps } from '../../deps.ts'
import type { Language } from '../../http/language.ts'
import { notFound } from '../../http/refusal.ts'
import type { City } from '../config/city.ts'
import { type FineAsked, readFine } from '../fines/fine.service.ts'
import type { Formats } from './document-formats.ts'
import { type Content, type MadePaper, makePaper } from './document-order.ts'
import { deskOf } from './letterhead.ts'
import { fineNotice } from './papers/fine-notice.ts'
import { finePaymentProof } from './papers/fine-payment-proof.ts'
import { fineStatement, type StatementFile } from './papers/fine-statement.ts'
import { paymentsOf } from './payments-of.ts'

export interface FineLink {
  city: City
  asked: FineAsked
  lang: Language
}

/** The fine by number and plate, by its own look-up and limits; a document asked for counts against the network too. */
export const openFine = async (deps: Deps, { asked }: FineLink): Promise<Fine> => {
  await deps.limits.spend([{ limit: 'documentOfNetwork', key: asked.network }])
  return readFine(deps, asked)
}

const paperOf = (
  deps: Deps,
  { city, lang }: FineLink,
  fine: Fine,
  slug: string,
  write: (formats: Formats) => Content,
): MadePaper => makePaper({ city, lang, now: deps.clock.now(), about: `${slug}|${fine.id}` }, slug, write)

const authorizationsOf = async (deps: Deps, city: City, fine: Fine): Promise<ReadonlyMap<string, string>> => {
  const payments = await paymentsOf(deps, city, 'fine', fine.id)
  return new Map(
    payments.flatMap(({ operationId, authorizationNumber }) =>
      authorizationNumber === null ? [] : [[operationId, authorizationNumber] as const],
    ),
  )
}

const statementFile = async (deps: Deps, link: FineLink): Promise<StatementFile> => {
  const fine = await openFine(deps, link)
  return { fine, authorizations: await authorizationsOf(deps, link.city, fine), now: deps.clock.now() }
}

export interface NoticeAsked {
  isReduced: boolean
  isCorrected: boolean
}

/** The correction in force, or the first notice; null when what is asked was never issued. */
const versionAsked = (fine: Fine, { isReduced, isCorrected }: NoticeAsked): FineVersion | null => {
  const version = isCorrected ? versionInForce(fine) : fine.versions[0]
  if (isCorrected && fine.versions.length === 1) return null
  return isReduced && version.reducedPrice === null ? null : version
}

const SLUGS = {
  fr: { notice: 'avis-de-paiement', statement: 'releve', proof: 'justificatif-de-paiement' },
  en: { notice: 'notice', statement: 'statement', proof: 'proof-of-payment' },
} as const satisfies Record<Language, Record<string, string>>

export const openNotice = async (deps: Deps, link: FineLink, wanted: NoticeAsked): Promise<MadePaper> => {
  const fine = await openFine(deps, link)
  const version = versionAsked(fine, wanted)
  if (version === null) throw notFound()
  const { city, lang } = link
  const { isReduced } = wanted
  const places = { portal: city.portals[0] ?? null, desk: deskOf(city, lang) }
  return paperOf(deps, link, fine, SLUGS[lang].notice, formats =>
    fineNotice({ fine, version, isReduced, now: deps.clock.now(), ...places }, lang, formats),
  )
}

export const openStatement = async (deps: Deps, link: FineLink): Promise<MadePaper> => {
  const file = await statementFile(deps, link)
  const { lang } = link
  return paperOf(deps, link, file.fine, SLUGS[lang].statement, formats => fineStatement(file, lang, formats))
}

/** Of a fine for which nothing was paid there is no proof of payment: it does not exist, as any other missing thing. */
export const openFinePaymentProof = async (deps: Deps, link: FineLink): Promise<MadePaper> => {
  const file = await statementFile(deps, link)
  if (amountDue(file.fine, file.now).paid === 0) throw notFound()
  const { lang } = link
  return paperOf(deps, link, file.fine, SLUGS[lang].proof, formats => finePaymentProof(file, lang, formats))
}
