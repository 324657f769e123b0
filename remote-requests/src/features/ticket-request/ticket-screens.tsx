import { useNavigate } from '@parvis/shared-kernel/remote'
import { useState } from 'react'
import type { CreatedTicket } from './created-ticket.model.ts'
import { Created } from './created-ticket.tsx'
import { TicketRequest } from './ticket-request.tsx'
import type { TicketGround } from './use-ticket-ground.ts'

export interface TicketScreensProps {
  readonly ground: TicketGround
  /** The ticket that the address names (`?created=`); null while one is asked for. */
  readonly createdId: string | null
  readonly isRedirect: boolean
  /** The definition's page, without the request. */
  readonly exit: string
  /** Where what was made is shown: refreshing it, or coming back from the card page, asks for no second ticket. */
  readonly createdPath: (ticketId: string) => string
}

/** The request for a ticket, and what became of it. */
export function TicketScreens({ ground, createdId, isRedirect, exit, createdPath }: TicketScreensProps) {
  const navigate = useNavigate()
  const [made, setMade] = useState<CreatedTicket | null>(null)
  const { definition, held } = ground
  if (createdId !== null)
    return <Created definition={definition} held={held} made={made} createdId={createdId} />
  return (
    <TicketRequest
      ground={ground}
      isRedirect={isRedirect}
      exit={exit}
      onCreated={ticket => {
        setMade(ticket)
        navigate(createdPath(ticket.id), { replace: true })
      }}
    />
  )
}
