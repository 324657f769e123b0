import { LazyMessages } from '@parvis/shared-kernel/page'
import { useNavigate } from '@parvis/shared-kernel/remote'
import { useState } from 'react'
import { REQUEST_MESSAGES } from '../../messages/message-chunks.ts'
import type { CreatedTicket } from './created-ticket.model.ts'
import { Created } from './created-ticket.tsx'
import type { TicketInputs } from './ticket-inputs.ts'
import { TicketRequest } from './ticket-request.tsx'

interface TicketScreensProps {
  readonly inputs: TicketInputs
  /** The ticket in the address (`?created=`); null during the request. */
  readonly createdId: string | null
  readonly isRedirect: boolean
  /** The definition's page, without the request. */
  readonly exit: string
  /** Path of the created ticket's screen: a reload or the return from the provider must not request a second ticket. */
  readonly createdPath: (ticketId: string) => string
}

/** Ticket request and its confirmation, with their messages. */
export const TicketScreens = (props: TicketScreensProps) => (
  <LazyMessages chunks={REQUEST_MESSAGES}>
    <Screens {...props} />
  </LazyMessages>
)

function Screens({ inputs, createdId, isRedirect, exit, createdPath }: TicketScreensProps) {
  const navigate = useNavigate()
  const [made, setMade] = useState<CreatedTicket | null>(null)
  const { definition, held, zones } = inputs
  if (createdId !== null)
    return <Created definition={definition} held={held} zones={zones} made={made} createdId={createdId} />
  return (
    <TicketRequest
      inputs={inputs}
      isRedirect={isRedirect}
      exit={exit}
      createdPath={createdPath}
      onCreated={ticket => {
        setMade(ticket)
        navigate(createdPath(ticket.id), { replace: true })
      }}
    />
  )
}
