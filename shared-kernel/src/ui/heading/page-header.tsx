import type { MouseEvent, ReactNode, Ref } from 'react'
import { ArrowLeftIcon } from '../icon/index.ts'
import { Link } from '../link/index.ts'
import styles from './heading.module.css'
import { Heading } from './heading.tsx'

export interface PageHeaderProps {
  readonly title: ReactNode
  /** A short line above the title, naming the section. */
  readonly eyebrow?: ReactNode
  /** One or two sentences below the title: the purpose of the page. */
  readonly lead?: ReactNode
  readonly back?:
    | {
        readonly href: string
        readonly label: string
        readonly onClick?: (event: MouseEvent<HTMLAnchorElement>) => void
      }
    | undefined
  readonly actions?: ReactNode
  readonly ref?: Ref<HTMLHeadingElement> | undefined
}

export function PageHeader({ title, eyebrow, lead, back, actions, ref }: PageHeaderProps) {
  return (
    <header className={styles.header}>
      {back && (
        <Link href={back.href} onClick={back.onClick} icon={ArrowLeftIcon} isAlone>
          {back.label}
        </Link>
      )}
      <div className={styles.row}>
        <div className={styles.text}>
          {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
          <Heading level={1} isFocusable ref={ref}>
            {title}
          </Heading>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </header>
  )
}
