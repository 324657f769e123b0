import { type AttachmentEvidence, usableEvidences } from '../evidence/index.ts'
import type { OptionId, OrderId, ZoneId } from '../ids/index.ts'
import { isRequestedAgain, liveOptions, onlyZone, type Subscription } from '../orders/index.ts'
import type { Instant } from '../time/index.ts'
import type { Offer } from './offer.ts'

/** The entries of a subscription request. Plates are as typed. */
export interface SubscriptionDraft {
  readonly optionId: OptionId | null
  readonly hasConsent: boolean
  /** Null until chosen. */
  readonly startsAt: Instant | null
  readonly isAsSoonAsPossible: boolean
  readonly plates: readonly string[]
  readonly customFields: Readonly<Record<string, string>>
  readonly zoneId: ZoneId | null
  readonly userComment: string
  /** Documents reused from the renewed right, or uploaded. */
  readonly evidences: readonly AttachmentEvidence[]
  readonly renewedId: OrderId | null
}

export interface DraftContext {
  readonly offer: Offer
  /** The subscription that is renewed. */
  readonly renewed: Subscription | null
  /** The prefilled start of a renewal (`renewability`); else null. */
  readonly startsAt: Instant | null
  /** Result of `orderableZones`. */
  readonly zoneIds: readonly ZoneId[]
  readonly now: Instant
  readonly timeZone: string
}

function defaultOption(offer: Offer, renewed: Subscription | null): OptionId | null {
  const options = liveOptions(offer)
  const kept = options.find(({ id }) => id === renewed?.optionId)
  // A renewal may lead to another offer, whose options have other ids but the same lengths.
  const alike = options.find(({ duration }) => duration !== null && duration === renewed?.duration)
  const only = options.length === 1 ? options[0] : undefined
  return (kept ?? alike ?? only)?.id ?? null
}

function defaultPlates({ maxPlates }: Offer, renewed: Subscription | null): readonly string[] {
  const kept = renewed?.plates.slice(0, maxPlates) ?? []
  return kept.length === 0 && maxPlates > 0 ? [''] : kept
}

function defaultZone({ offer, renewed, zoneIds }: DraftContext): ZoneId | null {
  if (!offer.hasZoneChoice) return null
  return renewed?.zoneIds.find(zone => zoneIds.includes(zone)) ?? onlyZone(zoneIds)
}

function defaultFields({ procedure }: Offer, renewed: Subscription | null): Record<string, string> {
  const fields = procedure.customFields.filter(({ isDeleted }) => !isDeleted)
  const answerTo = (id: string) => renewed?.customFields.find(field => field.id === id)?.value ?? ''
  return Object.fromEntries(fields.map(({ id }) => [id, answerTo(id)]))
}

/**
 * Default values of a new request; with `renew` copied from the renewed subscription, without documents that were refused
 * with it or are too old for the start (first document §2 and §5). Consent is never prefilled.
 */
export function subscriptionDraft(context: DraftContext): SubscriptionDraft {
  const { offer, renewed, startsAt, now, timeZone } = context
  const asked = offer.procedure.supportingEvidences
  const documents = renewed === null || isRequestedAgain(renewed) ? [] : renewed.attachmentEvidences
  return {
    optionId: defaultOption(offer, renewed),
    hasConsent: false,
    startsAt,
    isAsSoonAsPossible: false,
    plates: defaultPlates(offer, renewed),
    customFields: defaultFields(offer, renewed),
    zoneId: defaultZone(context),
    userComment: '',
    evidences: usableEvidences(documents, asked, startsAt ?? now, timeZone),
    renewedId: renewed?.id ?? null,
  }
}
