import { type HeadingLevel, useHeadingTag } from '@parvis/shared-kernel/i18n'
import type { ReactNode, Ref } from 'react'
import styles from './heading.module.css'

export interface HeadingProps {
  /** Its place in the outline of the part: an embed puts it deeper, below what its page has. */
  readonly level: HeadingLevel
  /** Its size, when the eye needs another than the outline. */
  readonly look?: 1 | 2 | 3 | 4 | undefined
  /** Its own look, where none of the four fits. */
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
