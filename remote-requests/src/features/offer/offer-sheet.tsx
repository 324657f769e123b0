import type { Plans } from '@parvis/shared-kernel/api'
import { type Offer, offerEligibility, orderableZones } from '@parvis/shared-kernel/offers'
import { useScreen } from '@parvis/shared-kernel/remote'
import { Link, Section } from '@parvis/shared-kernel/ui'
import { checklistOf } from '../../plan-sheet/checklist.model.ts'
import { Checklist } from '../../plan-sheet/checklist.tsx'
import { Conditions } from '../../plan-sheet/conditions.tsx'
import { OptionsTable } from '../../plan-sheet/options-table.tsx'
import sheet from '../../plan-sheet/plan-sheet.module.css'
import { PlanSheet } from '../../plan-sheet/plan-sheet.tsx'
import { Standing } from '../../plan-sheet/standing.tsx'
import type { Person } from '../../requests-data/sorted-plans.model.ts'
import { useWords } from '../../words.ts'
import { renewalOf, renewedIdOf } from './renewal.model.ts'
import { RenewalNote } from './renewal-note.tsx'

interface OfferSheetProps {
  readonly offer: Offer
  readonly plans: Plans
  readonly person: Person
  /** The subscription that would be renewed (`?renew=`); null for a first request. */
  readonly renewedId: string | null
}

/** The first step of a subscription request, as information (first document §2). */
export function OfferSheet({ offer, plans, person, renewedId }: OfferSheetProps) {
  const { subscriber, rights, now } = person
  useScreen(offer.name)
  const renewal = renewalOf(renewedId, offer, rights, plans.offers, now)
  const verdict = offerEligibility(offer, subscriber, rights, plans.zones, now, renewedIdOf(renewal))
  const zones = orderableZones(offer, subscriber, rights, plans.zones, now)
  const { description, documentationLinks } = offer.procedure
  return (
    <PlanSheet
      plan={offer}
      isOpen={verdict.allowed}
      standing={
        <>
          <RenewalNote renewal={renewal} />
          <Standing plan={offer} verdict={verdict} offers={plans.offers} />
        </>
      }
    >
      <OptionsTable plan={offer} ownDuration={null} />
      {(description || documentationLinks.length > 0) && <Procedure offer={offer} />}
      <Checklist items={checklistOf(offer, subscriber)} />
      <Conditions plan={offer} zones={zones} allZones={plans.zones} now={now} />
    </PlanSheet>
  )
}

/** The city's own words, and where it says more. */
function Procedure({ offer: { procedure } }: { readonly offer: Offer }) {
  const { t } = useWords()
  return (
    <Section title={t('procedure.title')} gap={2}>
      {procedure.description && <p className={sheet.procedure}>{procedure.description}</p>}
      <ul className={sheet.links}>
        {procedure.documentationLinks.map(({ label, url }) => (
          <li key={url}>
            <Link href={url} isExternal>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}
