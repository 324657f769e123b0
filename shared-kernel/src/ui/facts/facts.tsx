import type { ReactNode } from 'react'
import styles from './facts.module.css'

export interface Fact {
  readonly term: string
  /** Rows without a description are left out. */
  readonly description: ReactNode
}

export interface FactsProps {
  readonly items: readonly Fact[]
  /** `rows`: term and value on a line with hairlines (details, summaries); `inline`: small, wrapping (cards). */
  readonly layout?: 'rows' | 'inline' | undefined
}

const isSaid = ({ description }: Fact) =>
  description !== null && description !== undefined && description !== ''

/** Facts about one thing, as a list of terms and descriptions. */
export function Facts({ items, layout = 'rows' }: FactsProps) {
  return (
    <dl className={styles[layout]}>
      {items.filter(isSaid).map(({ term, description }) => (
        <div key={term} className={styles.fact}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.description}>{description}</dd>
        </div>
      ))}
    </dl>
  )
}
