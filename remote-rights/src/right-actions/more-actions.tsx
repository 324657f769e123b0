import { buttonClass, VisuallyHidden } from '@parvis/shared-kernel/ui'
import { EllipsisIcon } from '@parvis/shared-kernel/ui/icon'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import styles from './right-actions.module.css'

interface MoreActionsProps {
  /** Says whose actions these are: "Autres actions : Abonnement résident". */
  readonly label: string
  readonly children: ReactNode
}

/**
 * The actions that are not the main one, behind three dots. A disclosure, not a menu: its links and buttons are
 * reached with Tab, and it weighs nothing where a menu of the kit would bring react-aria to every first screen.
 */
export function MoreActions({ label, children }: MoreActionsProps) {
  const details = useRef<HTMLDetailsElement>(null)
  const [isOpen, setOpen] = useState(false)
  useClosing(details, isOpen)
  return (
    <details ref={details} className={styles.more} onToggle={event => setOpen(event.currentTarget.open)}>
      <summary className={`${buttonClass({ variant: 'quiet' })} ${styles.dots}`}>
        <EllipsisIcon className={styles.icon} />
        <VisuallyHidden>{label}</VisuallyHidden>
      </summary>
      <div className={styles.panel}>{children}</div>
    </details>
  )
}

/** Closes with Escape, when the focus or a press goes elsewhere, and after one of its actions. */
function useClosing(details: RefObject<HTMLDetailsElement | null>, isOpen: boolean) {
  useEffect(() => {
    const element = details.current
    if (!isOpen || !element) return
    const summary = element.querySelector('summary')
    const leave = ({ type, target }: Event) => {
      if (!(target instanceof Element)) return
      const hasActed = type === 'click' && element.contains(target) && target.closest('a, button') !== null
      // A dialog gives the focus back to where it was: what is about to be hidden cannot take it.
      if (hasActed) summary?.focus()
      if (hasActed || !element.contains(target)) element.open = false
    }
    const closeByKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      element.open = false
      summary?.focus()
    }
    document.addEventListener('click', leave)
    document.addEventListener('focusin', leave)
    document.addEventListener('keydown', closeByKey)
    return () => {
      document.removeEventListener('click', leave)
      document.removeEventListener('focusin', leave)
      document.removeEventListener('keydown', closeByKey)
    }
  }, [details, isOpen])
}
