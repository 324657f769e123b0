import { hasPlateHistory, hasProof, type RightRule } from '@parvis/shared-kernel/orders'
import type { Instant } from '@parvis/shared-kernel/time'
import type { DocumentKind } from '@parvis/shared-kernel/wire'
import type { Deps } from '../../deps.ts'
import type { Language } from '../../http/language.ts'
import { notFound } from '../../http/refusal.ts'
import type { City } from '../config/city.ts'
import { listZones } from '../plans/zone.repo.ts'
import { planOf } from '../rights/plan-of-right.ts'
import { findRight, findVisibleRight, type RightRow } from '../rights/right.repo.ts'
import { readRight } from '../rights/right.service.ts'
import { findSubscriber } from '../subscriber/subscriber.repo.ts'
import type { DocumentLanguage } from './document-language.ts'
import { type MadePaper, makePaper } from './document-order.ts'
import { takeDocumentTicket } from './document-ticket.service.ts'
import { cityNameIn } from './letterhead.ts'
import { plateHistoryPaper } from './papers/plate-history.ts'
import type { RightFile } from './papers/right-facts.ts'
import { rightProof } from './papers/right-proof.ts'
import { paymentsOf } from './payments-of.ts'

export interface LinkOpened {
  city: City
  id: string
  token: string
  language: DocumentLanguage
}

interface OpenedRight {
  row: RightRow
  file: RightFile
  lang: Language
}

/** Takes the ticket, then asks again whether its holder may see the right and whether the rule still allows it. */
const openRight = async (
  deps: Deps,
  link: LinkOpened,
  kind: DocumentKind,
  rule: RightRule,
): Promise<OpenedRight> => {
  const { db, clock } = deps
  const { city, id, token, language } = link
  const { subscriberId } = await takeDocumentTicket(deps, city, kind, id, token)
  if (subscriberId === null) throw notFound()
  const row = await findVisibleRight(db, city.cityId, subscriberId, id)
  if (row === undefined) throw notFound()
  const right = await readRight(deps, city, { subscriberId }, row)
  const plan = await planOf(db, row)
  if (!rule(right, plan, clock.now()).allowed) throw notFound()
  const reader = await findSubscriber(db, city.cityId, subscriberId)
  return {
    row,
    file: { right, plan, holder: await holderOf(deps, row), zoneNames: await zoneNamesOf(deps, row) },
    lang: language(reader?.lang),
  }
}

const holderOf = async ({ db }: Deps, row: RightRow): Promise<string> => {
  const owner = await findSubscriber(db, row.city_id, row.subscriber_id)
  return [owner?.firstName, owner?.lastName].filter(Boolean).join(' ')
}

const zoneNamesOf = async ({ db }: Deps, row: RightRow): Promise<string[]> => {
  const zones = await listZones(db, row.city_id)
  return zones.filter(({ id }) => row.zone_ids.includes(id)).map(({ name }) => name)
}

const PROOF_SLUG = { fr: 'justificatif', en: 'proof' } as const satisfies Record<Language, string>
const HISTORY_SLUG = { fr: 'historique-des-plaques', en: 'plate-history' } as const satisfies Record<
  Language,
  string
>

const orderOf = (now: Instant, { city, id }: LinkOpened, lang: Language, kind: DocumentKind) => ({
  city,
  lang,
  now,
  about: `${kind}|${id}`,
})

/** Proof of a right that was granted, with what was paid for it. */
export const openProof = async (
  deps: Deps,
  link: LinkOpened,
  rightKind: RightRow['kind'],
): Promise<MadePaper> => {
  const kind: DocumentKind = `${rightKind}-proof`
  const { file, lang } = await openRight(deps, link, kind, hasProof)
  const payments = await paymentsOf(deps, link.city, rightKind, link.id)
  const cityName = cityNameIn(link.city, lang)
  return makePaper(orderOf(deps.clock.now(), link, lang, kind), PROOF_SLUG[lang], formats =>
    rightProof({ ...file, payments, cityName }, lang, formats),
  )
}

/** Plate history of a right of either kind: the link names none, the ticket does. */
export const openPlateHistory = async (deps: Deps, link: LinkOpened): Promise<MadePaper> => {
  const row = await findRight(deps.db, link.city.cityId, link.id)
  const kind: DocumentKind = `${row?.kind ?? 'subscription'}-plate-history`
  const { file, lang } = await openRight(deps, link, kind, hasPlateHistory)
  return makePaper(orderOf(deps.clock.now(), link, lang, kind), HISTORY_SLUG[lang], formats =>
    plateHistoryPaper(file, lang, formats),
  )
}
