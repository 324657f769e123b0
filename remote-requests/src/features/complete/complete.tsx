import { DraftOffer, draftProcedure, shape, useDraft } from '@parvis/shared-kernel/drafts'
import type { Offer } from '@parvis/shared-kernel/offers'
import { canComplete, type Subscription } from '@parvis/shared-kernel/orders'
import { PAGES, rightPath } from '@parvis/shared-kernel/paths'
import { useLocation, useNavigate, useRemote, useScreen } from '@parvis/shared-kernel/remote'
import type { Instant } from '@parvis/shared-kernel/time'
import {
  Banner,
  ButtonLink,
  Columns,
  EmptyState,
  PageHeader,
  PageSkeleton,
  PlateList,
  Stack,
} from '@parvis/shared-kernel/ui'
import { CircleCheckIcon } from '@parvis/shared-kernel/ui/icon'
import { useState } from 'react'
import { keptFilesShape } from '../../kept-files/kept-files.model.ts'
import { HowToApply } from '../../plan-sheet/how-to-apply.tsx'
import { OrderDone } from '../../request/order-done.tsx'
import { useOrderMessages } from '../../use-messages.ts'
import { AgentMessage } from './agent-message.tsx'
import { CompleteForm } from './complete-form.tsx'

interface CompleteProps {
  readonly order: Subscription
  readonly offer: Offer | null
  readonly now: Instant
}

const bodyShape = shape.object({ files: keptFilesShape })

/** What the city still requests for an order, and the form to send it. */
export function Complete({ order, offer, now }: CompleteProps) {
  const { t } = useOrderMessages()
  const { pathname, state } = useLocation()
  const navigate = useNavigate()
  const name = offer?.name ?? t('order.unnamed')
  const [isDone, setDone] = useState(false)
  const isAsked = canComplete(order, offer, now).allowed && order.requestedEvidences.length > 0
  // From here on the address keeps it, until the city asks for more.
  if (isDone && !isAsked) setDone(false)
  // Reloading keeps the confirmation, unless the city has requested more since.
  if (isDone || (state === 'completed' && !isAsked))
    return (
      <OrderDone
        order={order}
        name={name}
        title={t('complete.done')}
        lead={t('complete.done.text')}
        status={t('complete.done.status')}
        next={t('complete.done.next')}
      />
    )
  const finish = () => {
    setDone(true)
    navigate(pathname, { replace: true, state: 'completed' })
  }
  return (
    <>
      <PageHeader
        back={{ href: rightPath(order), label: t('order.back') }}
        eyebrow={name}
        title={t('complete.title')}
        lead={isAsked ? t('complete.lead', { count: order.requestedEvidences.length }) : undefined}
      />
      {isAsked ? (
        <Columns aside={<HowToApply about="help" />}>
          <Stack gap={8}>
            <AgentMessage order={order} />
            <Asked order={order} onDone={finish} />
          </Stack>
        </Columns>
      ) : (
        <Nothing order={order} isAwaited={canComplete(order, offer, now).allowed} />
      )}
    </>
  )
}

/** Selected and uploaded files are restored from the draft. */
function Asked({ order, onDone }: { readonly order: Subscription; readonly onDone: () => void }) {
  const { t } = useOrderMessages()
  useScreen(t('complete.title'))
  const draft = useDraft({
    procedure: draftProcedure('complete', order.id),
    initial: { files: {} },
    read: bodyShape,
  })
  if (draft.phase === 'loading') return <PageSkeleton />
  if (draft.phase === 'found') return <DraftOffer draft={draft} />
  return <CompleteForm key={draft.revision} order={order} draft={draft} onDone={onDone} />
}

interface NothingProps {
  readonly order: Subscription
  /** The city waits for something that it does not specify here. */
  readonly isAwaited: boolean
}

function Nothing({ order, isAwaited }: NothingProps) {
  const { t } = useOrderMessages()
  const { phone, email } = useRemote().config.contact
  useScreen(t('complete.title'))
  if (isAwaited)
    return (
      <Stack gap={8}>
        <Banner tone="warning" title={t('complete.unnamed')}>
          {t('complete.unnamed.body', { phone, email })}
        </Banner>
        <AgentMessage order={order} />
      </Stack>
    )
  return (
    <EmptyState
      icon={CircleCheckIcon}
      title={t('complete.nothing')}
      action={<ButtonLink href={PAGES.rights}>{t('rights.back')}</ButtonLink>}
    >
      <PlateList plates={order.plates} />
    </EmptyState>
  )
}
