import { EyeIcon, EyeOffIcon } from '@parvis/shared-kernel/ui/icon'
import styles from './reveal-button.module.css'

interface RevealButtonProps {
  readonly isShown: boolean
  /** What pressing it does now. */
  readonly label: string
  readonly onToggle: () => void
}

/** Shows what is typed: fewer wrong attempts, and no need for a second field. */
export function RevealButton({ isShown, label, onToggle }: RevealButtonProps) {
  const Icon = isShown ? EyeOffIcon : EyeIcon
  return (
    <button type="button" className={styles.reveal} onClick={onToggle} aria-label={label} title={label}>
      <Icon className={styles.eye} />
    </button>
  )
}
