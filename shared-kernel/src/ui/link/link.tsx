import { useAddress, useI18n } from '@parvis/shared-kernel/i18n'
import type { AnchorHTMLAttributes, ReactNode } from 'react'
import { ExternalLinkIcon, type IconType } from '../icon/index.ts'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import styles from './link.module.css'

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'className'> {
  readonly href: string
  readonly children: ReactNode
  readonly icon?: IconType | undefined
  /** Opens in a new tab, and says so. */
  readonly isExternal?: boolean | undefined
  /** Alone on its line: tall enough for touch. */
  readonly isAlone?: boolean | undefined
}

/** Classes of a link for elements rendered elsewhere, e.g. the router's link. */
export const linkClass = (isAlone = false): string =>
  [styles.link, isAlone && styles.alone].filter(Boolean).join(' ')

export function Link({ children, icon: Icon, isExternal = false, isAlone = false, ...rest }: LinkProps) {
  const { t } = useI18n()
  const away = isExternal ? { target: '_blank', rel: 'noopener noreferrer' } : {}
  return (
    <a {...away} {...rest} href={useAddress(rest.href)} className={linkClass(isAlone)}>
      {Icon && <Icon className={styles.icon} />}
      <span>{children}</span>
      {isExternal && (
        <>
          <ExternalLinkIcon className={styles.icon} />
          <VisuallyHidden> {t('ui.new-window')}</VisuallyHidden>
        </>
      )}
    </a>
  )
}
