import { useNavigate } from '@parvis/shared-kernel/remote'
import { Dialog } from '@parvis/shared-kernel/ui/dialog'
import { type ReactNode, useState } from 'react'
import styles from './right-sheet.module.css'

export interface RightSheetProps {
  readonly title: string
  /** What kind of right it is. */
  readonly eyebrow?: string | undefined
  readonly children: ReactNode
}

/** The detail over the dashboard; closing returns to the card that opened it. */
export function RightSheet({ title, eyebrow, children }: RightSheetProps) {
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(true)
  const close = () => {
    // Close at once: a second Escape would go back twice and leave the dashboard.
    setOpen(false)
    navigate(-1)
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      size="large"
      title={
        <>
          {eyebrow && <span className={styles.eyebrow}>{eyebrow} </span>}
          <span>{title}</span>
        </>
      }
    >
      <div className={styles.sheet}>{children}</div>
    </Dialog>
  )
}
