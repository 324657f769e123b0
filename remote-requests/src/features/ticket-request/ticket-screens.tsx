import { useNavigate } from '@parvis/shared-kernel/remote'
import { useState } from 'react'
import type { CreatedTicket } from './created-ticket.model.ts'
import { Created } from './created-ticket.tsx'
import { TicketRequest } from './ticket-request.tsx'
import type { TicketGround } from './use-ticket-ground.ts'

export interface TicketScreensProps {
  readonly ground: TicketGround
  /** The ticket in the address (`?created=`); null during the request. */
  readonly createdId: string | null
  readonly isRedirect: boolean
  /** The definition's page, without the request. */
  readonly exit: string
  /** Path of the created ticket's screen: a reload or the return from the provider must not request a second ticket. */
  readonly createdPath: (ticketId: string) => string
}

/** Ticket request and its confirmation. */
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
