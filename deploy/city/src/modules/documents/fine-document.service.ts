import { amountDue, type Fine, type FineVersion, versionInForce } from '@parvis/shared-kernel/fines'
import { insideSentence, type Locale } from '@parvis/shared-kernel/formats'
import type { Deps } from '../../deps.ts'
import { mustExist, notFound } from '../../http/refusal.ts'
import { intlOf, say } from '../../messages/intl.ts'
import type { City } from '../config/city.ts'
import { findFine } from '../fines/fine.repo.ts'
import { type RequestedFine, readFine } from '../fines/fine.service.ts'
import { type FinePayers, isPaidBy } from '../payments/fine-payer.ts'
import type { OperationRow } from '../payments/operation.repo.ts'
import type { Formats } from './document-formats.ts'
import { type Content, type MadePaper, makePaper } from './document-order.ts'
import { fineNotice } from './papers/fine-notice.ts'
import { finePaymentProof } from './papers/fine-payment-proof.ts'
import { fineStatement, type StatementFile } from './papers/fine-statement.ts'
import { type PaymentOfPayer, paymentsOf } from './payments-of.ts'

export interface FineLink {
  city: City
  asked: RequestedFine
  lang: Locale
  payers: FinePayers
}

/** Each document counts against the network's limit, besides the look-up of its fine. */
export const countDocument = (deps: Deps, { asked }: FineLink): Promise<void> =>
  deps.limits.spend([{ limit: 'documentOfNetwork', key: asked.network }])

/** Reads the fine by number and plate, through its usual look-up and limits. */
const openFine = async (deps: Deps, link: FineLink): Promise<Fine> => {
  await countDocument(deps, link)
  return readFine(deps, link.asked)
}

type FilePaper = 'notice' | 'statement' | 'proof'

const paperOf = (
  deps: Deps,
  { city, lang }: Pick<FineLink, 'city' | 'lang'>,
  fine: Fine,
  name: FilePaper,
  write: (formats: Formats) => Content,
): MadePaper => {
  const about = `${say(intlOf(lang), `file.${name}`)}|${fine.id}`
  return makePaper({ city, lang, now: deps.clock.now(), about }, name, write)
}

/**
 * Authorisation numbers only for the payer: with the operation's number they open a refund that has no address on file
 * (D16).
 */
const authorizationsOf = async (
  deps: Deps,
  city: City,
  fine: Fine,
  isTheirs: (payment: PaymentOfPayer) => boolean,
): Promise<ReadonlyMap<string, string>> => {
  const payments = await paymentsOf(deps, city, 'fine', fine.id)
  return new Map(
    payments
      .filter(isTheirs)
      .flatMap(({ operationId, authorizationNumber }) =>
        authorizationNumber === null ? [] : [[operationId, authorizationNumber] as const],
      ),
  )
}

const statementFile = async (deps: Deps, link: FineLink): Promise<StatementFile> => {
  const fine = await openFine(deps, link)
  const { city, payers } = link
  const authorizations = await authorizationsOf(deps, city, fine, payment => isPaidBy(payment, payers))
  return { fine, authorizations, now: deps.clock.now() }
}

export interface RequestedNotice {
  isReduced: boolean
  isCorrected: boolean
}

/** Returns the correction in force, or the first notice; null if the requested version was never issued. */
const requestedVersion = (fine: Fine, { isReduced, isCorrected }: RequestedNotice): FineVersion | null => {
  const version = isCorrected ? versionInForce(fine) : fine.versions[0]
  if (isCorrected && fine.versions.length === 1) return null
  return isReduced && version.reducedPrice === null ? null : version
}

export const openNotice = async (deps: Deps, link: FineLink, wanted: RequestedNotice): Promise<MadePaper> => {
  const fine = await openFine(deps, link)
  const version = mustExist(requestedVersion(fine, wanted))
  const { city, lang } = link
  const { isReduced } = wanted
  const places = { portal: city.portals[0] ?? null, desk: insideSentence(city.contact.desk[lang]) }
  return paperOf(deps, link, fine, 'notice', formats =>
    fineNotice({ fine, version, isReduced, now: deps.clock.now(), ...places }, formats),
  )
}

export const openStatement = async (deps: Deps, link: FineLink): Promise<MadePaper> => {
  const file = await statementFile(deps, link)
  return paperOf(deps, link, file.fine, 'statement', formats => fineStatement(file, formats))
}

/** Refuses with 404 if nothing was paid: there is no proof of payment. */
const proofOf = (deps: Deps, place: Pick<FineLink, 'city' | 'lang'>, file: StatementFile): MadePaper => {
  if (amountDue(file.fine, file.now).paid === 0) throw notFound()
  return paperOf(deps, place, file.fine, 'proof', formats => finePaymentProof(file, formats))
}

export const openFinePaymentProof = async (deps: Deps, link: FineLink): Promise<MadePaper> =>
  proofOf(deps, link, await statementFile(deps, link))

/** Makes the same proof for the person who made this payment. */
export const proofOfFinePayment = async (
  deps: Deps,
  { city, lang }: Pick<FineLink, 'city' | 'lang'>,
  { operation_id: operationId, resource_id: fineId }: OperationRow,
): Promise<MadePaper> => {
  const fine = mustExist(await findFine(deps.db, city.cityId, fineId))
  const authorizations = await authorizationsOf(
    deps,
    city,
    fine,
    payment => payment.operationId === operationId,
  )
  return proofOf(deps, { city, lang }, { fine, authorizations, now: deps.clock.now() })
}
