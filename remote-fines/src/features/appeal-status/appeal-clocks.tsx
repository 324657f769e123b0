import { type Appeal, type Fine, mayAct, versionInForce } from '@parvis/shared-kernel/fines'
import type { Instant } from '@parvis/shared-kernel/time'
import { Note, Section } from '@parvis/shared-kernel/ui'
import styles from '../../appeal/appeal.module.css'
import { ClockLink } from '../../appeal/clock-link.tsx'
import { useMomentFormat } from '../../fine-access/use-moment-format.ts'
import { useMessages } from '../../use-messages.ts'
import { clocksOf, type ShownClock } from './shown-state.model.ts'

interface AppealClocksProps {
  readonly fine: Fine
  readonly appeal: Appeal
  readonly now: Instant
}

/** Every date of the appeal, its meaning, and a calendar link while it is in the future. */
export function AppealClocks({ fine, appeal, now }: AppealClocksProps) {
  const { t } = useMessages()
  const clocks = clocksOf(appeal, versionInForce(fine).price, now)
  if (clocks.length === 0) return null
  return (
    <Section title={t('appeal.clocks')} gap={3}>
      <ul className={styles.clocks}>
        {clocks.map(shown => (
          <ClockCard key={shown.clock} fine={fine} shown={shown} isHeld={mayAct(appeal)} />
        ))}
      </ul>
    </Section>
  )
}

interface ClockCardProps {
  readonly fine: Fine
  readonly shown: ShownClock
  /** Advice and calendar links are shown only to who may act. */
  readonly isHeld: boolean
}

function ClockCard({ fine, shown, isHeld }: ClockCardProps) {
  const { t } = useMessages()
  const { momentWithZone } = useMomentFormat()
  const { clock, at, isPast } = shown
  return (
    <li className={styles.clock}>
      <Note>{t(`appeal.clock.${clock}`)}</Note>
      <p className={styles.clockWhen}>{momentWithZone(at)}</p>
      {clock !== 'sent' && isHeld && (
        <Note>{t(isPast ? `appeal.clock.${clock}.past` : `appeal.clock.${clock}.text`)}</Note>
      )}
      {clock !== 'sent' && isHeld && !isPast && <ClockLink fine={fine} clock={clock} at={at} />}
    </li>
  )
}
