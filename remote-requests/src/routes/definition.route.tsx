import { combineParts, lateComponent } from '@parvis/shared-kernel/page'
import { useParams, useRemote, useSearch } from '@parvis/shared-kernel/remote'
import { useEffect } from 'react'
import { DefinitionSheet } from '../features/definition/definition-sheet.tsx'
import { useDefinitionAvailability } from '../features/definition/use-definition-availability.ts'
import { RenewalNote } from '../features/offer/renewal-note.tsx'
import type { TicketInputs } from '../features/ticket-request/ticket-inputs.ts'
import { isRenewalRefused, ticketRenewal } from '../features/ticket-request/ticket-renewal.model.ts'
import { REQUEST_MESSAGES } from '../messages/message-chunks.ts'
import { NotFound } from '../plan-sheet/not-found.tsx'
import { sheetPath } from '../plan-sheet/sheet-path.ts'
import { SheetSkeleton } from '../plan-sheet/sheet-skeleton.tsx'
import { useIsStopped } from '../plan-sheet/stopped-request.tsx'
import { ScreenFailure } from '../requests-data/part-failure.tsx'
import { allRights, useRequestsData } from '../requests-data/use-requests-data.ts'
import { useMessages } from '../use-messages.ts'

// The request form and its messages are separate chunks, preloaded while the definition is read.
const RequestScreens = lateComponent(
  () =>
    import(/* webpackChunkName: "ticket-request" */ '../features/ticket-request/ticket-screens.tsx').then(
      module => module.TicketScreens,
    ),
  <SheetSkeleton />,
)

/** /souscriptions/ticket/create/:definitionId?renew=&redirect=&step=&created= */
export function DefinitionRoute() {
  const { definitionId } = useParams()
  const query = useSearch()
  const renewedId = query.get('renew')
  const { timeZone } = useRemote().config
  const { subscriber, plans, definitions, rights, now } = useRequestsData()
  const part = combineParts(definitions, rights)
  const definition =
    definitions.state === 'ready' ? definitions.data.find(({ id }) => id === definitionId) : undefined
  if (part.state === 'loading' || plans.state === 'loading') return <SheetSkeleton />
  if (part.state === 'failed') return <ScreenFailure part={part} />
  if (!definition) return <NotFound what="definition" />
  // Without the zones the choice is unknown, which differs from having none.
  if (definition.hasZoneChoice && plans.state === 'failed') return <ScreenFailure part={plans} />
  const [all, held] = part.data
  const { offers, zones } = plans.state === 'ready' ? plans.data : { offers: [], zones: [] }
  const person = { subscriber, rights: allRights(held), now }
  const renewal = ticketRenewal(renewedId, definition, person.rights, all, now, timeZone)
  const inputs = { definition, offers, zones, held, person, renewal }
  return <DefinitionScreens key={`${definition.id} ${renewal?.ticket.id ?? ''}`} inputs={inputs} />
}

/** Page of a ticket definition, the request if it is open, and the confirmation. */
function DefinitionScreens({ inputs }: { readonly inputs: TicketInputs }) {
  const { definition, held, person, renewal } = inputs
  const query = useSearch()
  const { locale } = useMessages()
  const known = useDefinitionAvailability(definition, held, person)
  const isRefused = isRenewalRefused(renewal)
  const availability = { ...known, canBegin: known.canBegin && !isRefused }
  const { canBegin } = availability
  useEffect(() => {
    if (!canBegin) return
    // A failed preload is reported when the request opens.
    RequestScreens.preload()
    REQUEST_MESSAGES[locale].preload()
  }, [canBegin, locale])
  const renewedId = renewal?.ticket.id ?? null
  const createdId = query.get('created')
  const isRedirect = query.get('redirect') === 'true'
  const isNamed = isRedirect || query.has('step')
  const isStopped = useIsStopped(isNamed, canBegin)
  if (createdId === null && !(canBegin && isNamed))
    // Names no step: an existing draft is offered, not resumed without asking.
    return (
      <DefinitionSheet
        {...inputs}
        availability={availability}
        isStopped={isStopped}
        refusal={
          isRefused &&
          renewal && (
            <RenewalNote
              availability={{
                renewal: { ...renewal, right: renewal.ticket, opensAt: null },
                isRenewedUnknown: false,
                canBegin,
              }}
            />
          )
        }
        start={sheetPath(definition, renewedId, { step: 'start' })}
      />
    )
  return (
    <RequestScreens
      inputs={inputs}
      createdId={createdId}
      isRedirect={isRedirect}
      exit={sheetPath(definition, renewedId)}
      createdPath={id => sheetPath(definition, renewedId, { created: id })}
    />
  )
}
