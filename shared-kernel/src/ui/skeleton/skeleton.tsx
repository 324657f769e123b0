import { useI18n } from '@parvis/shared-kernel/i18n'
import { type ReactNode, useEffect, useState } from 'react'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import styles from './skeleton.module.css'

export interface SkeletonProps {
  readonly shape?: 'text' | 'title' | 'badge' | 'button' | 'card' | undefined
  /** CSS length; the shape's own when left out. */
  readonly width?: string | undefined
  readonly height?: string | undefined
}

/** The place of something to come, of its size, so that nothing jumps when it arrives. */
export function Skeleton({ shape = 'text', width, height }: SkeletonProps) {
  return (
    <span
      className={`${styles.skeleton} ${styles[shape]}`}
      style={{ ...(width && { inlineSize: width }), ...(height && { blockSize: height }) }}
      aria-hidden="true"
    />
  )
}

export interface LoadingProps {
  /** Skeletons in the layout of what is loading. */
  readonly children: ReactNode
  readonly label?: string | undefined
  /** What arrives sooner is never preceded by a flash (UX: 150 ms). */
  readonly delayMs?: number | undefined
}

/** Keeps the room at once, draws the skeletons after a moment, and says "loading" once. */
export function Loading({ children, label, delayMs = 150 }: LoadingProps) {
  const { t } = useI18n()
  const [isShown, setShown] = useState(delayMs === 0)
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), delayMs)
    return () => clearTimeout(timer)
  }, [delayMs])
  return (
    <div className={isShown ? styles.loading : styles.waiting} role="status" aria-busy="true">
      {isShown && <VisuallyHidden>{label ?? t('ui.loading')}</VisuallyHidden>}
      {children}
    </div>
  )
}

/** A page whose layout is not known yet: a title, a line, three cards. */
export function PageSkeleton() {
  return (
    <Loading>
      <div className={styles.page}>
        <Skeleton shape="title" />
        <Skeleton width="60%" />
        <div className={styles.cards}>
          <Skeleton shape="card" />
          <Skeleton shape="card" />
          <Skeleton shape="card" />
        </div>
      </div>
    </Loading>
  )
}
