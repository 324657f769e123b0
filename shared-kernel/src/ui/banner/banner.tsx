import { useI18n } from '@parvis/shared-kernel/i18n'
import type { ReactNode } from 'react'
import { CloseButton } from '../button/close-button.tsx'
import type { IconType } from '../icon/index.ts'
import { TONE_ICONS, type Tone } from '../tone/index.ts'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import styles from './banner.module.css'

export interface BannerProps {
  readonly tone: Tone
  readonly title?: ReactNode
  readonly children?: ReactNode
  readonly icon?: IconType | undefined
  /** Buttons or links. */
  readonly actions?: ReactNode
  /**
   * Announced when it appears: `status` politely, `alert` at once (harm only). Omit for what is there when the page
   * opens.
   */
  readonly live?: 'status' | 'alert' | undefined
  readonly onDismiss?: (() => void) | undefined
  /** Full width, for the city's announcements. */
  readonly isFullWidth?: boolean | undefined
}

export function Banner({
  tone,
  title,
  children,
  icon,
  actions,
  live,
  onDismiss,
  isFullWidth = false,
}: BannerProps) {
  const { t } = useI18n()
  const Icon = icon ?? TONE_ICONS[tone]
  return (
    <div className={`${styles.banner} ${styles[tone]} ${isFullWidth ? styles.full : ''}`} role={live}>
      <Icon size={22} className={styles.icon} />
      <div className={styles.text}>
        <VisuallyHidden>{t(`ui.tone.${tone}`)}</VisuallyHidden>
        {title && <p className={styles.title}>{title}</p>}
        {children && <div>{children}</div>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {onDismiss && <CloseButton label={t('ui.dismiss')} className={styles.dismiss} onClick={onDismiss} />}
    </div>
  )
}
