import type { ReactNode, Ref } from 'react'
import styles from './heading.module.css'

export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6

export interface HeadingProps {
  /** Its place in the outline; an embed may start deeper than 1. */
  readonly level: HeadingLevel
  /** Its size, when the eye needs another than the outline. */
  readonly look?: 1 | 2 | 3 | 4 | undefined
  readonly id?: string | undefined
  /** Takes the focus when the page opens (routes focus their h1). */
  readonly isFocusable?: boolean | undefined
  readonly children: ReactNode
  readonly ref?: Ref<HTMLHeadingElement> | undefined
}

export function Heading({ level, look, id, isFocusable = false, children, ref }: HeadingProps) {
  const Tag = `h${level}` as const
  return (
    <Tag
      ref={ref}
      id={id}
      tabIndex={isFocusable ? -1 : undefined}
      className={styles[`look${look ?? Math.min(level, 4)}`]}
    >
      {children}
    </Tag>
  )
}
