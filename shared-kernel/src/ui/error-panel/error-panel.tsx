import type { LocalText } from '@parvis/shared-kernel/formats'
import { useHeadingTag, useI18n } from '@parvis/shared-kernel/i18n'
import { type ReactNode, useId } from 'react'
import { phoneHref } from '../../formats/index.ts'
import { Button } from '../button/index.ts'
import { CircleAlertIcon, RefreshCwIcon } from '../icon/index.ts'
import styles from './error-panel.module.css'

/** Contact for help (`contact` of the city's configuration). */
export interface ErrorContact {
  readonly phone?: string | null | undefined
  readonly email?: string | null | undefined
  readonly desk?: string | LocalText | null | undefined
}

export interface ErrorPanelProps {
  /** What happened, in plain words. */
  readonly title?: ReactNode
  /** Heading level when the panel is a whole screen: 1 makes the title the page's heading. */
  readonly level?: 1 | 2 | undefined
  /** What to do next. */
  readonly explanation?: ReactNode
  readonly onRetry?: (() => void) | undefined
  readonly isRetrying?: boolean | undefined
  /** Another way out: back, home. */
  readonly action?: ReactNode
  readonly contact?: ErrorContact | undefined
  /** Reference for the help desk to find the error report. */
  readonly reference?: string | null | undefined
}

/** Error panel of a failed part: what happened, what to do, whom to contact. The rest of the page stays usable. */
export function ErrorPanel(props: ErrorPanelProps) {
  const { title, level, explanation, onRetry, isRetrying, action, contact, reference } = props
  const { t } = useI18n()
  const id = useId()
  const heading = useHeadingTag(level ?? 1)
  const Title = level ? heading : 'p'
  return (
    <section className={`parvis-panel ${styles.panel}`} role="alert" aria-labelledby={id}>
      <CircleAlertIcon size={26} className={styles.icon} />
      <div className={styles.text}>
        <Title className={styles.title} id={id}>
          {title ?? t('ui.error.title')}
        </Title>
        {explanation && <div className={styles.body}>{explanation}</div>}
        {(onRetry || action) && (
          <div className={styles.actions}>
            {onRetry && (
              <Button icon={RefreshCwIcon} onClick={onRetry} isBusy={isRetrying}>
                {t('ui.retry')}
              </Button>
            )}
            {action}
          </div>
        )}
        {contact && <Contact contact={contact} />}
        {reference && <p className={styles.number}>{t('ui.error.number', { number: reference })}</p>}
      </div>
    </section>
  )
}

function Contact({ contact: { phone, email, desk } }: { readonly contact: ErrorContact }) {
  const { t, locale } = useI18n()
  if (!phone && !email && !desk) return null
  return (
    <div className={styles.contact}>
      <p className={styles.help}>{t('ui.error.contact')}</p>
      <ul className={styles.ways}>
        {phone && (
          <li>
            {t('ui.error.phone')}
            <a href={phoneHref(phone)}>{phone}</a>
          </li>
        )}
        {email && (
          <li>
            {t('ui.error.email')}
            <a href={`mailto:${email}`}>{email}</a>
          </li>
        )}
        {desk && (
          <li>
            {t('ui.error.desk')}
            {typeof desk === 'string' ? desk : desk[locale]}
          </li>
        )}
      </ul>
    </div>
  )
}
