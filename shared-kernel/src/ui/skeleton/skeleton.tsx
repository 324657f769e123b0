import { useI18n } from '@parvis/shared-kernel/i18n'
import { type ReactNode, useEffect, useState } from 'react'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import styles from './skeleton.module.css'

export interface SkeletonProps {
  readonly shape?: 'text' | 'title' | 'badge' | 'button' | 'card' | undefined
  /** CSS length; default: the shape's own. */
  readonly width?: string | undefined
  readonly height?: string | undefined
}

/** Placeholder with the size of the coming content, so that the layout does not jump. */
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
}

/** Delay that avoids a flash of skeletons when content arrives sooner (UX). */
const DELAY_MS = 150

/** Reserves the space at once, shows the skeletons after a delay, and announces "loading" once. */
export function Loading({ children, label }: LoadingProps) {
  const { t } = useI18n()
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), DELAY_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className={isShown ? styles.loading : styles.waiting} role="status" aria-busy="true">
      {isShown && <VisuallyHidden>{label ?? t('ui.loading')}</VisuallyHidden>}
      {children}
    </div>
  )
}

/** Skeleton of a page with an unknown layout: a title, a line, three cards. */
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
