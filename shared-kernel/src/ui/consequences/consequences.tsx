import { useI18n } from '@parvis/shared-kernel/i18n'
import type { ReactNode } from 'react'
import styles from './consequences.module.css'

export interface Consequence {
  readonly label: string
  readonly today: ReactNode
  /** Null when unchanged. */
  readonly after: ReactNode
}

export interface ConsequencesProps {
  /** Names the change, e.g. "Changement de plaque". */
  readonly caption: string
  readonly rows: readonly Consequence[]
  /** Column headings when the change is already made; default: today and afterwards. */
  readonly heads?: readonly [before: string, now: string] | undefined
}

/** The state before and after a change, shown before confirming it or once it is made. */
export function Consequences({ caption, rows, heads }: ConsequencesProps) {
  const { t } = useI18n()
  const [today, after] = heads ?? [t('ui.consequence.today'), t('ui.consequence.after')]
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{caption}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{today}</th>
          <th scope="col">{after}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(row => (
          <tr key={row.label}>
            <th scope="row">{row.label}</th>
            <td data-label={today}>{row.today}</td>
            <td data-label={after} className={row.after === null ? styles.same : styles.changed}>
              {row.after ?? t('ui.consequence.same')}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
