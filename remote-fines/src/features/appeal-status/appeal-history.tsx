import type { Appeal, AppealEventKind } from '@parvis/shared-kernel/fines'
import { Section, Timeline, type Tone } from '@parvis/shared-kernel/ui'
import { useMomentFormat } from '../../fine-access/use-moment-format.ts'
import { useMessages } from '../../use-messages.ts'

const TONES: Partial<Record<AppealEventKind, Tone>> = {
  'complement-requested': 'warning',
  accepted: 'success',
}

/** Events of the appeal, oldest first, like the histories of fines and rights. */
export function AppealHistory({ appeal }: { readonly appeal: Appeal }) {
  const { t } = useMessages()
  const { moment } = useMomentFormat()
  if (appeal.history.length === 0) return null
  const events = appeal.history.map(({ kind, at }, place) => ({
    id: `${place}-${kind}`,
    when: moment(at),
    title: t(`appeal.event.${kind}`),
    tone: TONES[kind] ?? 'neutral',
  }))
  return (
    <Section title={t('appeal.history')}>
      <Timeline items={events} />
    </Section>
  )
}
