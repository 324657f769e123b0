import type { Plans } from '@parvis/shared-kernel/api'
import type { Offer } from '@parvis/shared-kernel/offers'
import { useScreen } from '@parvis/shared-kernel/remote'
import { Availability } from '../../plan-sheet/availability.tsx'
import { checklistOf } from '../../plan-sheet/checklist.model.ts'
import { Checklist } from '../../plan-sheet/checklist.tsx'
import { Conditions } from '../../plan-sheet/conditions.tsx'
import { OptionsTable } from '../../plan-sheet/options-table.tsx'
import { PlanSheet } from '../../plan-sheet/plan-sheet.tsx'
import { Procedure } from '../../plan-sheet/procedure.tsx'
import { sheetPath } from '../../plan-sheet/sheet-path.ts'
import { StoppedRequest } from '../../plan-sheet/stopped-request.tsx'
import { askerOf, zoneScope } from '../../plan-sheet/zone-scope.model.ts'
import { type Person, rightOfOffer } from '../../requests-data/sorted-plans.model.ts'
import type { OfferAvailability } from './offer-availability.model.ts'
import { RenewalNote } from './renewal-note.tsx'

interface OfferSheetProps {
  readonly offer: Offer
  readonly plans: Plans
  readonly person: Person
  readonly availability: OfferAvailability
  /** The form was open and may go on no longer. */
  readonly isStopped: boolean
}

/** Description of the offer and its requirements before a request (first document §2), and the refusal if any. */
export function OfferSheet({ offer, plans, person, availability, isStopped }: OfferSheetProps) {
  const { subscriber, now } = person
  const { verdict, renewal, canBegin } = availability
  useScreen(offer.name)
  return (
    <PlanSheet
      plan={offer}
      // Names no step: an existing draft is offered, not resumed without asking.
      start={canBegin ? sheetPath(offer, renewal?.right.id ?? null, { step: 'start' }) : undefined}
      availability={
        <>
          {isStopped && <StoppedRequest />}
          <RenewalNote availability={availability} />
          <Availability
            plan={offer}
            verdict={verdict}
            offers={plans.offers}
            canBegin={canBegin}
            rightOfPlan={renewal === null ? rightOfOffer(offer, person) : null}
          />
        </>
      }
    >
      <OptionsTable plan={offer} />
      <Procedure offer={offer} />
      <Checklist items={checklistOf(offer, subscriber)} />
      <Conditions
        plan={offer}
        zones={zoneScope(offer, plans.zones, askerOf(offer, plans.zones, person))}
        now={now}
        notBefore={renewal?.notBefore ?? null}
      />
    </PlanSheet>
  )
}
