import { type Cents, isFree } from '../money/index.ts'
import type { RightStatus } from '../orders/index.ts'
import type { Offer } from './offer.ts'

/** Whether an agent has anything to review: documents that the offer requests, mandatory or not, or custom fields. */
export const needsReview = ({ procedure }: Pick<Offer, 'procedure'>): boolean =>
  procedure.supportingEvidences.length > 0 || procedure.customFields.some(({ isDeleted }) => !isDeleted)

/** Status of a request without review: awaiting payment, or granted when free. */
export const statusWithoutReview = (price: Cents): RightStatus =>
  isFree(price) ? 'granted' : 'awaiting-payment'

/**
 * Status of a new subscription request (not specified by the documents). The offer's terms decide, not what was sent:
 * with documents or custom fields an agent reviews it and payment follows approval; otherwise it awaits payment, and a
 * free one is granted at once.
 */
export const statusOfNewSubscription = (offer: Pick<Offer, 'procedure'>, price: Cents): RightStatus =>
  needsReview(offer) ? 'under-review' : statusWithoutReview(price)
