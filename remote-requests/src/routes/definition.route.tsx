import { together } from '@parvis/shared-kernel/page'
import { useNavigate, useParams, useRemote, useSearchParams } from '@parvis/shared-kernel/remote'
import { useState } from 'react'
import { DefinitionSheet } from '../features/definition/definition-sheet.tsx'
import { useDefinitionStanding } from '../features/definition/use-definition-standing.ts'
import type { CreatedTicket } from '../features/ticket-request/created-ticket.model.ts'
import { Created } from '../features/ticket-request/created-ticket.tsx'
import { ticketRenewal } from '../features/ticket-request/ticket-renewal.model.ts'
import { TicketRequest } from '../features/ticket-request/ticket-request.tsx'
import type { TicketGround } from '../features/ticket-request/use-ticket-ground.ts'
import { PlanNotFound } from '../plan-sheet/plan-not-found.tsx'
import { SheetSkeleton } from '../plan-sheet/sheet-skeleton.tsx'
import { ScreenFailure } from '../requests-data/part-failure.tsx'
import { allRights, useRequestsData } from '../requests-data/use-requests-data.ts'

/** /souscriptions/ticket/create/:definitionId?renew=&redirect=&step=&created= */
export function DefinitionRoute() {
  const { definitionId } = useParams()
  const renewedId = useSearchParams().get('renew')
  const { timeZone } = useRemote().config
  const { subscriber, plans, definitions, rights, now } = useRequestsData()
  const part = together(definitions, rights)
  const definition =
    definitions.state === 'ready' ? definitions.data.find(({ id }) => id === definitionId) : undefined
  if (part.state === 'loading' || plans.state === 'loading') return <SheetSkeleton />
  if (part.state === 'failed') return <ScreenFailure part={part} />
  if (!definition)
    return (
      <PlanNotFound
        title="definition.not-found"
        text="plan.not-found.text"
        action={{ href: '/demandes', label: 'catalogue.back' }}
      />
    )
  const [all, held] = part.data
  const { offers, zones } = plans.state === 'ready' ? plans.data : { offers: [], zones: [] }
  const person = { subscriber, rights: allRights(held), now }
  const renewal = ticketRenewal(renewedId, definition, person.rights, all, now, timeZone)
  const ground = { definition, offers, zones, held, person, renewal }
  return <DefinitionScreens key={`${definition.id} ${renewedId}`} ground={ground} />
}

/** What the ticket is; from there its request, for whom it is open; and what became of it. */
function DefinitionScreens({ ground }: { readonly ground: TicketGround }) {
  const { definition, held, person, renewal } = ground
  const query = useSearchParams()
  const navigate = useNavigate()
  const [made, setMade] = useState<CreatedTicket | null>(null)
  const standing = useDefinitionStanding(definition, held, person)
  const sheet = sheetPath(definition.id, renewal?.ticket.id ?? null)
  const createdId = query.get('created')
  if (createdId !== null)
    return <Created definition={definition} held={held} made={made} createdId={createdId} />
  const isRedirect = query.get('redirect') === 'true'
  if (!standing.canBegin || !(isRedirect || query.has('step')))
    // No step's own name: a draft that is there is offered, not gone on with unasked.
    return <DefinitionSheet {...ground} standing={standing} start={withQuery(sheet, 'step', 'start')} />
  return (
    <TicketRequest
      ground={ground}
      isRedirect={isRedirect}
      exit={sheet}
      onCreated={ticket => {
        setMade(ticket)
        navigate(withQuery(sheetPath(definition.id, null), 'created', ticket.id), { replace: true })
      }}
    />
  )
}

const withQuery = (path: string, name: string, value: string): string =>
  `${path}${path.includes('?') ? '&' : '?'}${name}=${encodeURIComponent(value)}`

function sheetPath(definitionId: string, renewedId: string | null): string {
  const path = `/souscriptions/ticket/create/${encodeURIComponent(definitionId)}`
  return renewedId === null ? path : withQuery(path, 'renew', renewedId)
}
