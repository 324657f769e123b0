import { lazyChunk } from '@parvis/shared-kernel/remote'
import { buttonClass, VisuallyHidden } from '@parvis/shared-kernel/ui'
import { EllipsisIcon } from '@parvis/shared-kernel/ui/icon'
import type { MouseEvent, ReactNode, ToggleEvent } from 'react'
import styles from './right-actions.module.css'

interface MoreActionsProps {
  /** Names the right: "Autres actions : Abonnement résident". */
  readonly label: string
  /** Attributes that distinguish its button from that of another right of the same name. */
  readonly named: object | false
  readonly children: ReactNode
}

/**
 * Secondary actions behind three dots. A disclosure, not a menu: its links and buttons are reached with Tab, and it
 * avoids loading react-aria on every first screen.
 */
export function MoreActions({ label, named, children }: MoreActionsProps) {
  return (
    <details className={styles.more} onToggle={watch}>
      <summary className={`${buttonClass({ variant: 'quiet' })} ${styles.dots}`} {...named}>
        <EllipsisIcon size={20} />
        <VisuallyHidden>{label}</VisuallyHidden>
      </summary>
      <div className={styles.panel} onClickCapture={focusSummary}>
        {children}
      </div>
    </details>
  )
}

/** A closed dialog returns the focus to what had it before, which must not be in the closed panel. */
function focusSummary({ currentTarget }: MouseEvent): void {
  ;(currentTarget.previousElementSibling as HTMLElement).focus()
}

const closer = lazyChunk(() => import(/* webpackChunkName: "dialogs" */ './close-panel.ts'))

function watch({ currentTarget }: ToggleEvent<HTMLDetailsElement>): void {
  // If the chunk fails to load, the summary still closes the panel.
  if (currentTarget.open)
    closer.retry().then(
      ({ closeWhenLeft }) => closeWhenLeft(currentTarget),
      () => undefined,
    )
}
