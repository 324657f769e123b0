import type { Offer, Zone } from '@parvis/shared-kernel/offers'
import { useScreen } from '@parvis/shared-kernel/remote'
import type { Definition } from '@parvis/shared-kernel/tickets'
import type { Fact } from '@parvis/shared-kernel/ui'
import type { ReactNode } from 'react'
import { Availability } from '../../plan-sheet/availability.tsx'
import { checklistOf } from '../../plan-sheet/checklist.model.ts'
import { Checklist } from '../../plan-sheet/checklist.tsx'
import { Conditions } from '../../plan-sheet/conditions.tsx'
import { OptionsTable } from '../../plan-sheet/options-table.tsx'
import { PlanSheet } from '../../plan-sheet/plan-sheet.tsx'
import { StoppedRequest } from '../../plan-sheet/stopped-request.tsx'
import { askerOf, zoneScope } from '../../plan-sheet/zone-scope.model.ts'
import type { Person } from '../../requests-data/sorted-plans.model.ts'
import { useMessages } from '../../use-messages.ts'
import { QuotaNote } from './quota-note.tsx'
import { RemainingTickets } from './remaining-tickets.tsx'
import type { KnownAvailability } from './use-definition-availability.ts'

interface DefinitionSheetProps {
  readonly definition: Definition
  /** Empty when the city's offers are missing: the page then shows fewer names. */
  readonly offers: readonly Offer[]
  readonly zones: readonly Zone[]
  readonly person: Person
  readonly availability: KnownAvailability
  /** The form was open and may go on no longer. */
  readonly isStopped: boolean
  /** Why this definition cannot renew the ticket; replaces the button. */
  readonly refusal: ReactNode
  /** Address of the request's start. */
  readonly start: string
}

/** Description of the ticket and its requirements before a request (first document §2), and the refusal if any. */
export function DefinitionSheet(props: DefinitionSheetProps) {
  const { definition, offers, zones, person, availability, isStopped, refusal, start } = props
  const { subscriber, now } = person
  const { verdict, quota, canBegin } = availability
  useScreen(definition.name)
  const more = useTicketFacts({ definition, offers, availability })
  return (
    <PlanSheet
      plan={definition}
      start={canBegin ? start : undefined}
      availability={
        <>
          {isStopped && <StoppedRequest />}
          {refusal}
          {verdict.allowed && quota !== 'left' ? (
            <QuotaNote availability={quota} now={now} />
          ) : (
            <Availability plan={definition} verdict={verdict} offers={offers} canBegin={canBegin} />
          )}
        </>
      }
    >
      <OptionsTable plan={definition} />
      <Checklist items={checklistOf(definition, subscriber)} />
      <Conditions
        plan={definition}
        zones={zoneScope(definition, zones, askerOf(definition, zones, person))}
        now={now}
        notBefore={null}
        more={more}
      />
    </PlanSheet>
  )
}

type TicketFactsInput = Pick<DefinitionSheetProps, 'definition' | 'offers' | 'availability'>

function useTicketFacts({ definition, offers, availability }: TicketFactsInput): readonly Fact[] {
  const { t, formatList } = useMessages()
  const needed = definition.scopes.map(({ offerId }) => offerId)
  const names = offers.filter(({ id }) => needed.includes(id)).map(({ name }) => t('quoted', { name }))
  return [
    { term: t('conditions.needs'), description: names.length > 0 ? formatList(names) : null },
    {
      term: t('conditions.remaining'),
      description:
        definition.maximumTicketNumberPerYear === null ? null : (
          <RemainingTickets definition={definition} {...availability} />
        ),
    },
    {
      term: t('conditions.hours'),
      description: definition.computeExactHourlyEnd ? t('conditions.hours.exact') : null,
    },
    {
      term: t('conditions.series'),
      description: definition.isMultipleOrderAllowed ? t('conditions.series.text') : null,
    },
    {
      term: t('conditions.cancel'),
      description: definition.canCancelBeforeStart ? t('conditions.cancel.text') : null,
    },
  ]
}
