import { type Cents, isFree } from '../money/index.ts'
import type { RightStatus } from '../orders/index.ts'
import type { Offer } from './offer.ts'

/** Somebody of the city has something to look at: documents that the offer asks for, mandatory or not, or answers to its questions. */
export const needsReview = ({ procedure }: Pick<Offer, 'procedure'>): boolean =>
  procedure.supportingEvidences.length > 0 || procedure.customFields.some(({ isDeleted }) => !isDeleted)

/** What becomes of something that nobody reviews: it is paid for, or had at once where it costs nothing. */
export const statusWithoutReview = (price: Cents): RightStatus =>
  isFree(price) ? 'granted' : 'awaiting-payment'

/**
 * Where a new subscription request begins (the documents do not say). The offer's own terms decide, not what was sent:
 * where documents or answers are asked for, an agent reviews it, and payment comes after the agent's yes; where there
 * is nothing to review it waits for its payment, and a free one is granted at once.
 */
export const statusOfNewSubscription = (offer: Pick<Offer, 'procedure'>, price: Cents): RightStatus =>
  needsReview(offer) ? 'under-review' : statusWithoutReview(price)
