import { type HeadingLevel, useHeadingTag } from '@parvis/shared-kernel/i18n'
import type { ReactNode, Ref } from 'react'
import styles from './heading.module.css'

export interface HeadingProps {
  /** Level in the part's outline; an embed shifts it below the host page's headings. */
  readonly level: HeadingLevel
  /** Visual size, when it differs from the level. */
  readonly look?: 1 | 2 | 3 | 4 | undefined
  /** Custom style, when none of the four sizes fits. */
  readonly className?: string | undefined
  readonly id?: string | undefined
  /** Takes the focus when the page opens (routes focus their h1). */
  readonly isFocusable?: boolean | undefined
  readonly children: ReactNode
  readonly ref?: Ref<HTMLHeadingElement> | undefined
}

export function Heading({ level, look, className, id, isFocusable = false, children, ref }: HeadingProps) {
  const Tag = useHeadingTag(level)
  return (
    <Tag
      ref={ref}
      id={id}
      tabIndex={isFocusable ? -1 : undefined}
      className={className ?? styles[`look${look ?? Math.min(level, 4)}`]}
    >
      {children}
    </Tag>
  )
}
