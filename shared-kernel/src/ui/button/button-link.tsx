import { useAddress } from '@parvis/shared-kernel/i18n'
import type { AnchorHTMLAttributes, ReactNode } from 'react'
import type { IconType } from '../icon/index.ts'
import styles from './button.module.css'
import { type ButtonLook, buttonClass } from './button-class.ts'

export interface ButtonLinkProps
  extends ButtonLook,
    Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'className'> {
  readonly href: string
  readonly children: ReactNode
  readonly icon?: IconType | undefined
  readonly iconEnd?: IconType | undefined
}

/** A link that looks like a button: can be opened in a tab, copied, bookmarked. */
export function ButtonLink(props: ButtonLinkProps) {
  const { children, icon: Icon, iconEnd: IconEnd, variant, size, isWide, ...rest } = props
  return (
    <a {...rest} href={useAddress(rest.href)} className={buttonClass({ variant, size, isWide })}>
      {Icon && <Icon className={styles.icon} />}
      <span>{children}</span>
      {IconEnd && <IconEnd className={styles.icon} />}
    </a>
  )
}
