import { XIcon } from '../icon/index.ts'
import styles from './close-button.module.css'

interface CloseButtonProps {
  readonly label: string
  /** Size of the cross, in px. */
  readonly size?: number
  readonly className: string | undefined
  readonly onClick: () => void
}

/** Cross that closes its container. */
export function CloseButton({ label, size = 18, className, onClick }: CloseButtonProps) {
  return (
    <button type="button" className={`${styles.close} ${className}`} onClick={onClick} aria-label={label}>
      <XIcon size={size} />
    </button>
  )
}
