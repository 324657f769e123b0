import { XIcon } from '../icon/index.ts'
import styles from './close-button.module.css'

interface CloseButtonProps {
  readonly label: string
  /** Of the cross, in px. */
  readonly size?: number
  readonly className: string | undefined
  readonly onClick: () => void
}

/** The cross that puts away what it stands in. */
export function CloseButton({ label, size = 18, className, onClick }: CloseButtonProps) {
  return (
    <button type="button" className={`${styles.close} ${className}`} onClick={onClick} aria-label={label}>
      <XIcon size={size} />
    </button>
  )
}
