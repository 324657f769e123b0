import { useRemote } from '@parvis/shared-kernel/remote'
import type { QuotaState } from '@parvis/shared-kernel/tickets'
import { dayOf, type Instant, yearOf } from '@parvis/shared-kernel/time'
import { Banner } from '@parvis/shared-kernel/ui'
import { useMessages } from '../../use-messages.ts'

interface QuotaNoteProps {
  readonly availability: QuotaState
  readonly now: Instant
}

/** Says that this year's tickets are used up, and when new ones are available. */
export function QuotaNote({ availability, now }: QuotaNoteProps) {
  const { t } = useMessages()
  const year = yearOf(dayOf(now, useRemote().config.timeZone))
  if (availability === 'left') return null
  const values = { year: String(year), next: String(year + 1) }
  return availability === 'used-up-for-good' ? (
    <Banner tone="warning" title={t('ticket.quota.period')}>
      {t('ticket.quota.period.text')}
    </Banner>
  ) : (
    <Banner tone="info" title={t('ticket.quota.year', values)}>
      {t('ticket.quota.year.text', values)}
    </Banner>
  )
}
