import type { Plans } from '@parvis/shared-kernel/api'
import { type Offer, orderableZones } from '@parvis/shared-kernel/offers'
import type { Subscription } from '@parvis/shared-kernel/orders'
import { combineParts, lateComponent } from '@parvis/shared-kernel/page'
import { useParams, useRemote, useSearch } from '@parvis/shared-kernel/remote'
import { useEffect, useState } from 'react'
import { type OfferAvailability, offerAvailability } from '../features/offer/offer-availability.model.ts'
import { OfferSheet } from '../features/offer/offer-sheet.tsx'
import { RenewalNote } from '../features/offer/renewal-note.tsx'
import type { RequestInputs } from '../features/subscription-request/request-view.model.ts'
import { REQUEST_MESSAGES } from '../messages/message-chunks.ts'
import { NotFound } from '../plan-sheet/not-found.tsx'
import { sheetPath } from '../plan-sheet/sheet-path.ts'
import { SheetSkeleton } from '../plan-sheet/sheet-skeleton.tsx'
import { useIsStopped } from '../plan-sheet/stopped-request.tsx'
import { ScreenFailure } from '../requests-data/part-failure.tsx'
import type { Person } from '../requests-data/sorted-plans.model.ts'
import { allRights, useRequestsData } from '../requests-data/use-requests-data.ts'
import { useMessages } from '../use-messages.ts'

// The request form and its messages are separate chunks, preloaded while the offer is read.
const RequestScreens = lateComponent(
  () =>
    import(
      /* webpackChunkName: "subscription-request" */ '../features/subscription-request/subscription-request-screens.tsx'
    ).then(module => module.SubscriptionRequestScreens),
  <SheetSkeleton />,
)

/** /souscriptions/create/:offerId?redirect=&renew=&step=&created= */
export function OfferRoute() {
  const { offerId } = useParams()
  const query = useSearch()
  const renewedId = query.get('renew')
  const { subscriber, plans, rights, now } = useRequestsData()
  const part = combineParts(plans, rights)
  const offer = plans.state === 'ready' ? plans.data.offers.find(({ id }) => id === offerId) : undefined
  if (part.state === 'loading') return <SheetSkeleton />
  if (part.state === 'failed') return <ScreenFailure part={part} />
  if (!offer) return <NotFound what="offer" />
  const [allPlans, held] = part.data
  const person = { subscriber, rights: allRights(held), now }
  return <OfferScreens key={`${offer.id} ${renewedId}`} {...{ offer, person, renewedId }} plans={allPlans} />
}

interface OfferScreensProps {
  readonly offer: Offer
  readonly plans: Plans
  readonly person: Person
  readonly renewedId: string | null
}

/** Page of an offer, the request if it is open, and the confirmation. */
function OfferScreens({ offer, plans, person, renewedId }: OfferScreensProps) {
  const query = useSearch()
  const { config, navigation, announce } = useRemote()
  const { locale } = useMessages()
  const [made, setMade] = useState<Subscription | null>(null)
  const availability = offerAvailability(offer, plans, person, renewedId, config)
  const isRedirect = query.get('redirect') === 'true'
  const done = (subscription: Subscription) => {
    setMade(subscription)
    // A reload shows the confirmation again instead of a second request.
    navigation.navigate(sheetPath(offer, renewedId, { created: subscription.id }), { replace: true })
    announce({ kind: 'rights-changed' })
    announce({ kind: 'done', what: 'submitted', of: 'request' })
  }
  const { canBegin } = availability
  useEffect(() => {
    if (!canBegin) return
    RequestScreens.preload()
    REQUEST_MESSAGES[locale].preload()
  }, [canBegin, locale])
  const createdId = query.get('created')
  const isNamed = isRedirect || query.has('step')
  const isStopped = useIsStopped(isNamed, canBegin)
  if (createdId === null && !(canBegin && isNamed))
    return <OfferSheet {...{ offer, plans, person, availability, isStopped }} />
  return (
    <RequestScreens
      inputs={inputsOf(offer, plans, person, availability, config)}
      allZones={plans.zones}
      isRedirect={isRedirect}
      exit={sheetPath(offer, renewedId)}
      notice={<RenewalNote availability={availability} />}
      onDone={done}
      createdId={createdId}
      made={made}
    />
  )
}

function inputsOf(
  offer: Offer,
  { zones }: Plans,
  { subscriber, rights, now }: Person,
  { renewal }: OfferAvailability,
  { holidayCalendar, timeZone }: Pick<RequestInputs, 'holidayCalendar' | 'timeZone'>,
): RequestInputs {
  const isRenewing = renewal !== null && renewal.startsAt !== null && renewal.right.kind === 'subscription'
  return {
    offer,
    subscriber,
    rights,
    zones: orderableZones(offer, subscriber, rights, zones, now),
    renewed: isRenewing ? (renewal.right as Subscription) : null,
    renewalStart: isRenewing ? renewal.notBefore : null,
    firstStart: isRenewing ? renewal.startsAt : null,
    holidayCalendar,
    timeZone,
    now,
  }
}
