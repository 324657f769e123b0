import { draftProcedure, useDraft } from '@parvis/shared-kernel/drafts'
import { useState } from 'react'
import { KeptRequest } from '../../request/kept-request.tsx'
import { toPayOf } from '../../request/to-pay.model.ts'
import { useRequestMessages } from '../../use-messages.ts'
import { ticketBody } from './ticket-body.model.ts'
import { TicketForm, type TicketFormProps } from './ticket-form.tsx'
import { firstBody, type TicketInputs, useFirstContext } from './ticket-inputs.ts'

interface TicketRequestProps extends Omit<TicketFormProps, 'draft'> {
  readonly createdPath: (ticketId: string) => string
}

/** A renewal has its own draft, separate from a first request's. */
const procedureOf = ({ definition, renewal }: TicketInputs): string =>
  draftProcedure('ticket', renewal ? `${definition.id}:${renewal.ticket.id}` : definition.id)

/** The form of a ticket request. */
export function TicketRequest({ createdPath, ...props }: TicketRequestProps) {
  const { inputs, exit } = props
  const { t } = useRequestMessages()
  const context = useFirstContext(inputs)
  const [initial] = useState(() => firstBody(context, inputs.renewal))
  const draft = useDraft({ procedure: procedureOf(inputs), initial, read: ticketBody })
  const toPay = toPayOf(inputs.held.tickets, inputs.definition, inputs.person.now)
  return (
    <KeptRequest
      draft={draft}
      name={inputs.definition.name}
      title={t('ticket.found')}
      exit={exit}
      sentBefore={toPay && createdPath(toPay.id)}
    >
      <TicketForm {...props} draft={draft} />
    </KeptRequest>
  )
}
