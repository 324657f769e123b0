import type { ReactNode } from 'react'
import { useScreenTitle } from '../layout/screen-title.ts'
import styles from './page.module.css'

interface TitledPageProps {
  readonly title: string
  readonly isError?: boolean
  readonly children: ReactNode
}

/** A page of the shell with its title, which is announced. */
export function TitledPage({ title, isError = false, children }: TitledPageProps) {
  useScreenTitle(title, isError)
  return (
    <section className={styles.page}>
      <h1>{title}</h1>
      {children}
    </section>
  )
}
