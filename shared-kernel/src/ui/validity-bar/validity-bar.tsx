import { useI18n } from '@parvis/shared-kernel/i18n'
import { type ValiditySpan, validityView } from './validity.model.ts'
import styles from './validity-bar.module.css'

export interface ValidityBarProps extends ValiditySpan {
  /** In epoch milliseconds. */
  readonly now: number
  /** Share of validity after which renewal opens; null hides the mark, e.g. on what cannot be renewed. */
  readonly renewalShare?: number | null | undefined
  /** Validity within one day, which is shown beside the bar: the ends show hours. */
  readonly hasHours?: boolean
}

/** Validity on one line: start, today, opening of renewal, end. Also described in text. */
export function ValidityBar({ start, end, now, renewalShare = null, hasHours = false }: ValidityBarProps) {
  const { t, formatDay, formatHour, formatPercent, periodValues, timeZone } = useI18n()
  const view = validityView({ start, end }, now, renewalShare, timeZone)
  const days = end === null ? { start: formatDay(start), end: '' } : { ...periodValues(start, end) }
  const tell = hasHours && days.start === days.end ? formatHour : formatDay
  // Never "100 %" before the end: it would read as over.
  const share = formatPercent(Math.min(0.99, view.elapsed))
  const isRenewalOpen = view.renewalAt !== null && now > view.renewalAt
  const renewal =
    view.renewalAt !== null &&
    (isRenewalOpen
      ? t('ui.validity.renewal-open')
      : t('ui.validity.renewal', { date: formatDay(view.renewalAt) }))
  const text = [t(`ui.validity.${view.phase}`, { ...days, share }), renewal].filter(Boolean).join('. ')
  const at = (position: number) => ({ insetInlineStart: `${position * 100}%` })
  return (
    <div className={`${styles.bar} ${styles[view.phase]}`}>
      <div className={styles.track} role="img" aria-label={text}>
        <span className={styles.fill} style={{ inlineSize: `${view.elapsed * 100}%` }} />
        {view.renewalAt !== null && renewalShare !== null && (
          <span
            className={`${styles.mark} ${isRenewalOpen ? styles.markOpen : ''}`}
            style={at(renewalShare)}
          />
        )}
        {view.phase === 'active' && <span className={styles.today} style={at(view.elapsed)} />}
      </div>
      <div className={styles.legend} aria-hidden="true">
        <span>{tell(start)}</span>
        {/* "Last day" between 12:21 and 13:21 would read as the whole day. */}
        {tell === formatDay && view.daysLeft !== null && (
          <span className={styles.left}>{t('ui.validity.days-left', { count: view.daysLeft })}</span>
        )}
        <span>{end !== null && tell(end)}</span>
      </div>
    </div>
  )
}
