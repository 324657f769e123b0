import type { Locale } from '@parvis/shared-kernel/formats'
import type { Deps } from '../../deps.ts'
import { mustExist, Refusal } from '../../http/refusal.ts'
import type { PaperKind, PaperReference } from '../../mail/mail.ts'
import { findAppeal } from '../appeals/appeal.repo.ts'
import type { City } from '../config/city.ts'
import { findOperation } from '../payments/operation.repo.ts'
import { findRight } from '../rights/right.repo.ts'
import {
  type AppealPaper,
  complementRequestOf,
  ownAnswerOf,
  receiptOf,
  refundPaperOf,
} from './appeal-document.service.ts'
import type { MadePaper } from './document-order.ts'
import { proofOfFinePayment } from './fine-document.service.ts'
import {
  plateHistoryOf,
  proofOfRight,
  type RightOfReader,
  receiptOfPayment,
} from './right-document.service.ts'

interface PaperRequest {
  city: City
  id: string
  lang: Locale
}

type Make = (deps: Deps, request: PaperRequest) => Promise<MadePaper>

const ofAppeal =
  (make: AppealPaper): Make =>
  async (deps, { city, id, lang }) => {
    const row = mustExist(await findAppeal(deps.db, city.cityId, id))
    return make(deps, { city, id }, row, lang)
  }

/** Of a right as its owner sees it. */
const ofRight =
  (make: (deps: Deps, about: RightOfReader) => Promise<MadePaper>): Make =>
  async (deps, { city, id, lang }) => {
    const row = mustExist(await findRight(deps.db, city.cityId, id))
    return make(deps, { city, row, subscriberId: row.subscriber_id, lang })
  }

const ofPayment: Make = async (deps, { city, id, lang }) => {
  const operation = mustExist(await findOperation(deps.db, city.cityId, id))
  return operation.resource_kind === 'fine'
    ? proofOfFinePayment(deps, { city, lang }, operation)
    : ofRight((of, about) => receiptOfPayment(of, about, id))(deps, { city, id: operation.resource_id, lang })
}

/** Maps each kind of paper to the function that also makes it for a download. */
const MAKE = {
  'payment-proof': ofPayment,
  'right-proof': ofRight(proofOfRight),
  'plate-history': ofRight(plateHistoryOf),
  'recourse-receipt': ofAppeal(receiptOf),
  'recourse-complement': ofAppeal(complementRequestOf),
  'recourse-answer': ofAppeal(ownAnswerOf),
  refund: (deps, { city, id, lang }) => refundPaperOf(deps, { city, id }, () => lang),
} satisfies Record<PaperKind, Make>

/**
 * Makes a mail's paper when the mail is sent. No access check: the code that wrote to the person on file decided that
 * they may have it. Null if the subject no longer exists or its rule does not allow the paper now.
 */
export const makePaperOfMail = async (
  deps: Deps,
  cityId: string,
  { kind, id, lang }: PaperReference,
): Promise<MadePaper | null> => {
  const city = deps.cities.find(known => known.cityId === cityId)
  if (city === undefined) return null
  try {
    return await MAKE[kind](deps, { city, id, lang })
  } catch (failure) {
    if (failure instanceof Refusal && failure.status === 404) return null
    throw failure
  }
}
