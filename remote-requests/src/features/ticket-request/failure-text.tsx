import { isUnanswered } from '@parvis/shared-kernel/errors'
import type { TicketId } from '@parvis/shared-kernel/ids'
import { rightPath } from '@parvis/shared-kernel/paths'
import { Button, ButtonLink, Cluster, Stack } from '@parvis/shared-kernel/ui'
import { useRequestMessages } from '../../use-messages.ts'
import { anotherTicketId } from './ticket-inputs.ts'
import type { TicketFlow } from './use-ticket-flow.ts'

/** Why the ticket was not created and that nothing is lost; or that it had been created before. */
export function FailureText({ flow, id }: { readonly flow: TicketFlow; readonly id: TicketId }) {
  const { t } = useRequestMessages()
  const { failure, error, isTaken } = flow.submission
  if (!isTaken)
    return (
      <Stack gap={2}>
        <p>{failure}</p>
        <p>{t(isUnanswered(error) ? 'ticket.failed.unsure' : 'ticket.failed.kept')}</p>
      </Stack>
    )
  return (
    <Stack gap={3}>
      <p>{t('ticket.taken.text')}</p>
      <Cluster>
        <ButtonLink href={rightPath({ kind: 'ticket', id })}>{t('ticket.taken.open')}</ButtonLink>
        <Button variant="quiet" onClick={() => flow.change({ kind: 'another', id: anotherTicketId() })}>
          {t('ticket.taken.again')}
        </Button>
      </Cluster>
    </Stack>
  )
}
