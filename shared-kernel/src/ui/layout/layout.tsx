import { type ReactNode, useId } from 'react'
import { Heading } from '../heading/index.ts'
import styles from './layout.module.css'

/** Steps of the 4 px grid: 4, 8, 12, 16, 24, 32, 48. */
export type Gap = 1 | 2 | 3 | 4 | 6 | 8 | 12

interface LayoutProps {
  readonly children: ReactNode
  readonly gap?: Gap | undefined
}

const gapClass = (name: string | undefined, gap: Gap) => `${name} ${styles[`gap${gap}`]}`

/** The page's column, at most 1260 px; gutters belong to the container (the shell's main, an embed's host). */
export function Page({
  children,
  isNarrow = false,
}: {
  readonly children: ReactNode
  readonly isNarrow?: boolean
}) {
  return <div className={isNarrow ? `${styles.page} ${styles.narrow}` : styles.page}>{children}</div>
}

interface GroupProps extends LayoutProps {
  readonly as?: 'div' | 'ul' | 'figure' | 'fieldset' | undefined
}

/** Children in a column. */
export function Stack({ children, gap = 4, as: Tag = 'div' }: GroupProps) {
  return <Tag className={gapClass(styles.stack, gap)}>{children}</Tag>
}

/** Children in a wrapping row. */
export function Cluster({ children, gap = 3, as: Tag = 'div' }: GroupProps) {
  return <Tag className={gapClass(styles.cluster, gap)}>{children}</Tag>
}

/** Main content with an aside (price or consequences); the aside is below on a phone. */
export function Columns({ children, aside }: { readonly children: ReactNode; readonly aside: ReactNode }) {
  return (
    <div className={styles.columns}>
      <div className={styles.main}>{children}</div>
      <aside className={styles.aside}>{aside}</aside>
    </div>
  )
}

interface SectionProps extends LayoutProps {
  readonly title: ReactNode
  readonly actions?: ReactNode
}

/** A titled section; the title names its landmark. */
export function Section({ title, actions, children, gap = 4 }: SectionProps) {
  const id = useId()
  return (
    <section className={gapClass(styles.stack, gap)} aria-labelledby={id}>
      <div className={styles.sectionHead}>
        <Heading level={2} look={3} id={id}>
          {title}
        </Heading>
        {actions}
      </div>
      {children}
    </section>
  )
}
