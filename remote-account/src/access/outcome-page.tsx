import { ButtonLink, Cluster } from '@parvis/shared-kernel/ui'
import type { ReactNode } from 'react'
import styles from './access.module.css'
import { AccessPage, type AccessPageProps } from './access-page.tsx'

interface OutcomePageProps extends Omit<AccessPageProps, 'lead' | 'children'> {
  readonly text: string
  /** Where the one button leads: a path of the portal. */
  readonly to: string
  readonly label: string
  readonly children?: ReactNode
}

/** Says how a question ended, with the one way on. */
export function OutcomePage({ text, to, label, children, ...page }: OutcomePageProps) {
  return (
    <AccessPage {...page}>
      <p className={styles.text}>{text}</p>
      <Cluster>
        <ButtonLink variant="primary" href={to}>
          {label}
        </ButtonLink>
      </Cluster>
      {children}
    </AccessPage>
  )
}
