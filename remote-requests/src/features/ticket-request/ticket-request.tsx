import { draftProcedure, useDraft } from '@parvis/shared-kernel/drafts'
import { useState } from 'react'
import { KeptRequest } from '../../request/kept-request.tsx'
import { useMessages } from '../../use-messages.ts'
import { ticketBody } from './ticket-body.model.ts'
import { TicketForm, type TicketFormProps } from './ticket-form.tsx'
import { firstBody, type TicketGround, useFirstContext } from './use-ticket-ground.ts'

type TicketRequestProps = Omit<TicketFormProps, 'draft'>

/** A renewal has its own draft, separate from a first request's. */
const procedureOf = ({ definition, renewal }: TicketGround): string =>
  draftProcedure('ticket', renewal ? `${definition.id}:${renewal.ticket.id}` : definition.id)

/** The form of a ticket request. */
export function TicketRequest(props: TicketRequestProps) {
  const { ground, exit } = props
  const { t } = useMessages()
  const context = useFirstContext(ground)
  const [initial] = useState(() => firstBody(context, ground.renewal))
  const draft = useDraft({ procedure: procedureOf(ground), initial, read: ticketBody })
  return (
    <KeptRequest draft={draft} name={ground.definition.name} title={t('ticket.found')} exit={exit}>
      <TicketForm {...props} draft={draft} />
    </KeptRequest>
  )
}
