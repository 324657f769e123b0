import { DraftOffer, draftProcedure, useDraft } from '@parvis/shared-kernel/drafts'
import { useScreen, useSearchParams } from '@parvis/shared-kernel/remote'
import { PageHeader } from '@parvis/shared-kernel/ui'
import { useEffect, useState } from 'react'
import { SheetSkeleton } from '../../plan-sheet/sheet-skeleton.tsx'
import { REQUEST_STEPS } from '../../request/steps.model.ts'
import { useWords } from '../../words.ts'
import { ticketBody } from './ticket-body.model.ts'
import { TicketForm, type TicketFormProps } from './ticket-form.tsx'
import { firstBody, type TicketGround, useFirstContext } from './use-ticket-ground.ts'

type TicketRequestProps = Omit<TicketFormProps, 'draft'>

/** A renewal is a draft of its own: what was begun for a first ticket is not what is renewed. */
const procedureOf = ({ definition, renewal }: TicketGround): string =>
  draftProcedure('ticket', renewal ? `${definition.id}:${renewal.ticket.id}` : definition.id)

/**
 * A request for a ticket. An address that names a step goes on with what is kept (refresh, coming back from the profile);
 * whoever begins anew is asked first.
 */
export function TicketRequest(props: TicketRequestProps) {
  const { ground } = props
  const context = useFirstContext(ground)
  const [initial] = useState(() => firstBody(context, ground.renewal))
  const draft = useDraft({ procedure: procedureOf(ground), initial, read: ticketBody })
  const asked = useSearchParams().get('step')
  const goesOn = REQUEST_STEPS.some(step => step === asked) && draft.found.length === 1
  const { phase, resume } = draft
  useEffect(() => {
    if (phase === 'found' && goesOn) resume()
  }, [phase, goesOn, resume])
  if (phase === 'loading' || (phase === 'found' && goesOn)) return <SheetSkeleton />
  if (phase === 'found') return <Found {...props} draft={draft} />
  return <TicketForm key={draft.revision} {...props} draft={draft} />
}

function Found({ ground, exit, draft }: TicketFormProps) {
  const { t } = useWords()
  useScreen(`${t('ticket.found')} – ${ground.definition.name}`)
  return (
    <>
      <PageHeader
        back={{ href: exit, label: t('request.exit') }}
        eyebrow={ground.definition.name}
        title={t('ticket.found')}
      />
      <DraftOffer draft={draft} />
    </>
  )
}
