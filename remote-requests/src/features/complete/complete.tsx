import type { Offer } from '@parvis/shared-kernel/offers'
import { canComplete, type Subscription } from '@parvis/shared-kernel/orders'
import { useScreen } from '@parvis/shared-kernel/remote'
import type { Instant } from '@parvis/shared-kernel/time'
import {
  Banner,
  ButtonLink,
  Columns,
  EmptyState,
  PageHeader,
  PlateList,
  Stack,
} from '@parvis/shared-kernel/ui'
import { CircleCheckIcon } from '@parvis/shared-kernel/ui/icon'
import { useState } from 'react'
import { HowToApply } from '../../plan-sheet/how-to-apply.tsx'
import { useWords } from '../../words.ts'
import { AgentWords } from './agent-words.tsx'
import { CompleteForm } from './complete-form.tsx'

interface CompleteProps {
  readonly order: Subscription
  readonly offer: Offer | null
  readonly now: Instant
}

/** What the city still asks of an order, and the way to give it. */
export function Complete({ order, offer, now }: CompleteProps) {
  const { t } = useWords()
  const [isDone, setDone] = useState(false)
  const name = offer?.name ?? t('order.unnamed')
  useScreen(t(isDone ? 'complete.done' : 'complete.title'))
  if (isDone) return <Done />
  const isAsked = canComplete(order, offer, now).allowed && order.requestedEvidences.length > 0
  return (
    <>
      <PageHeader
        back={{ href: `/souscriptions/${encodeURIComponent(order.id)}`, label: t('order.back') }}
        eyebrow={name}
        title={t('complete.title')}
        lead={isAsked ? t('complete.lead', { count: order.requestedEvidences.length }) : undefined}
      />
      {isAsked ? (
        <Columns aside={<HowToApply title="help.title" text="help.text" />}>
          <Stack gap={8}>
            <AgentWords order={order} />
            <CompleteForm order={order} onDone={() => setDone(true)} />
          </Stack>
        </Columns>
      ) : (
        <EmptyState
          icon={CircleCheckIcon}
          title={t('complete.nothing')}
          action={<ButtonLink href="/souscriptions">{t('rights.back')}</ButtonLink>}
        >
          <PlateList plates={order.plates} />
        </EmptyState>
      )}
    </>
  )
}

function Done() {
  const { t } = useWords()
  return (
    <>
      <PageHeader title={t('complete.done')} lead={t('complete.done.text')} />
      <Stack gap={6}>
        <Banner tone="success" live="status">
          {t('complete.done.next')}
        </Banner>
        <p>
          <ButtonLink variant="primary" href="/souscriptions">
            {t('rights.back')}
          </ButtonLink>
        </p>
      </Stack>
    </>
  )
}
