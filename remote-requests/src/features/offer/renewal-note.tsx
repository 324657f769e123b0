import type { Offer } from '@parvis/shared-kernel/offers'
import { nextPlanOf, planOf, renewability } from '@parvis/shared-kernel/orders'
import { Banner } from '@parvis/shared-kernel/ui'
import type { Person } from '../../requests-data/sorted-plans.model.ts'
import { useWords } from '../../words.ts'

interface RenewalNoteProps {
  readonly renewedId: string | null
  readonly person: Person
  readonly offers: readonly Offer[]
}

/** For a renewal: what it continues, and from when (D3). */
export function RenewalNote({ renewedId, person: { rights, now }, offers }: RenewalNoteProps) {
  const { t, formatDayWords } = useWords()
  const right = rights.find(({ id }) => id === renewedId)
  const plan = right ? planOf(right, offers) : null
  if (!right || !plan) return null
  const renewal = renewability(right, plan, nextPlanOf(plan, offers), now)
  return (
    <Banner tone="info" title={t('renewal.title', { name: plan.name })}>
      {renewal.renewable
        ? t('renewal.starts', { day: formatDayWords(renewal.startsAt) })
        : t('renewal.not-yet')}
    </Banner>
  )
}
