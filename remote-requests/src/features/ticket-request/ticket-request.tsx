import { draftProcedure, useDraft } from '@parvis/shared-kernel/drafts'
import { useState } from 'react'
import { KeptRequest } from '../../request/kept-request.tsx'
import { useMessages } from '../../use-messages.ts'
import { ticketBody } from './ticket-body.model.ts'
import { TicketForm, type TicketFormProps } from './ticket-form.tsx'
import { firstBody, type TicketInputs, useFirstContext } from './ticket-inputs.ts'

type TicketRequestProps = Omit<TicketFormProps, 'draft'>

/** A renewal has its own draft, separate from a first request's. */
const procedureOf = ({ definition, renewal }: TicketInputs): string =>
  draftProcedure('ticket', renewal ? `${definition.id}:${renewal.ticket.id}` : definition.id)

/** The form of a ticket request. */
export function TicketRequest(props: TicketRequestProps) {
  const { inputs, exit } = props
  const { t } = useMessages()
  const context = useFirstContext(inputs)
  const [initial] = useState(() => firstBody(context, inputs.renewal))
  const draft = useDraft({ procedure: procedureOf(inputs), initial, read: ticketBody })
  return (
    <KeptRequest draft={draft} name={inputs.definition.name} title={t('ticket.found')} exit={exit}>
      <TicketForm {...props} draft={draft} />
    </KeptRequest>
  )
}
