import { Actions, ButtonLink } from '@parvis/shared-kernel/ui'
import type { ReactNode } from 'react'
import styles from './access.module.css'
import { AccessPage, type AccessPageProps } from './access-page.tsx'

interface OutcomePageProps extends Omit<AccessPageProps, 'lead' | 'children'> {
  readonly text: string
  /** Target of the one button: a path of the portal. */
  readonly to: string
  readonly label: string
  readonly children?: ReactNode
}

/** Outcome of a procedure, with one button to continue. */
export function OutcomePage({ text, to, label, children, ...page }: OutcomePageProps) {
  return (
    <AccessPage {...page}>
      <p className={styles.text}>{text}</p>
      <Actions>
        <ButtonLink variant="primary" href={to}>
          {label}
        </ButtonLink>
      </Actions>
      {children}
    </AccessPage>
  )
}
