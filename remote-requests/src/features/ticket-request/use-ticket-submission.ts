import { createTicket } from '@parvis/shared-kernel/api'
import { failureOf } from '@parvis/shared-kernel/errors'
import type { RequestFault } from '@parvis/shared-kernel/orders'
import { dropBlankPlates } from '@parvis/shared-kernel/plates'
import { useFailureSentence, useMutation, useRemote } from '@parvis/shared-kernel/remote'
import { draftedOrder, draftedPlates, type TicketStepContext } from '@parvis/shared-kernel/tickets'
import type { FaultMessage } from '../../request/fault-messages.model.ts'
import { usePlansAgain } from '../../requests-data/use-plans-again.ts'
import type { CreatedTicket } from './created-ticket.model.ts'
import { requestedZoneIds } from './requested-zones.model.ts'
import type { TicketBody } from './ticket-body.model.ts'
import { ticketPayload } from './ticket-payload.model.ts'
import { isTakenBefore, namedFault, type RefusedField, refusedField } from './ticket-refusal.model.ts'

export interface TicketSubmission {
  readonly isSending: boolean
  /** Message of the last failure; null without one, or after a change. */
  readonly failure: string | null
  readonly error: unknown
  /** The first attempt arrived with other answers: the ticket exists. */
  readonly isTaken: boolean
  /** The answer that the city refuses. */
  readonly refused: (FaultMessage & RefusedField) | null
  send(): void
  /** Called when an answer changes: clears the refusal. */
  forget(): void
}

interface SubmissionOptions {
  readonly body: TicketBody
  readonly context: TicketStepContext
  /** The rules' reasons in words. */
  readonly tell: (faults: readonly RequestFault[]) => readonly FaultMessage[]
  readonly onCreated: (ticket: CreatedTicket) => void
  readonly onRefused: (field: RefusedField | null) => void
}

/** Sends the request under its initial id: idempotent (D14). */
export function useTicketSubmission({
  body,
  context,
  tell,
  onCreated,
  onRefused,
}: SubmissionOptions): TicketSubmission {
  const { api, announce } = useRemote()
  const readPlansAgain = usePlansAgain()
  const sent = useMutation({
    mutationFn: () => {
      const payload = ticketPayload(body.draft, context)
      if (payload === null) throw new Error('a ticket is sent before its start is known')
      return createTicket(api, body.id, payload)
    },
    onSuccess({ shouldRequestMailForPayment }) {
      announce({ kind: 'rights-changed' })
      announce({ kind: 'done', what: 'submitted', of: 'request' })
      const order = draftedOrder(body.draft, context)
      if (!order?.allowed) return
      const plates = dropBlankPlates(draftedPlates(body.draft, context))
      const { start, series } = order
      const zoneIds = requestedZoneIds(body.draft, context)
      const shouldRequestMail = shouldRequestMailForPayment
      onCreated({ ...series, id: body.id, start, plates, zoneIds, shouldRequestMail })
    },
    onError: error => {
      const field = refusedField(failureOf(error), context.definition)
      if (field !== null) readPlansAgain()
      onRefused(field)
    },
  })
  const failure = failureOf(sent.error)
  const sentence = useFailureSentence(sent.error)
  const field = refusedField(failure, context.definition)
  const fault = namedFault(failure, context.definition)
  const message = (fault && tell([fault])[0]?.message) ?? sentence
  return {
    isSending: sent.isPending || sent.isSuccess,
    failure: sent.error ? sentence : null,
    error: sent.error,
    isTaken: isTakenBefore(failure),
    refused: field && message ? { ...field, message } : null,
    send: () => {
      if (!sent.isPending && !sent.isSuccess) sent.mutate()
    },
    forget: sent.reset,
  }
}
