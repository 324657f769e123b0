import { EyeIcon, EyeOffIcon } from '@parvis/shared-kernel/ui/icon'
import styles from './reveal-button.module.css'

interface RevealButtonProps {
  readonly isShown: boolean
  /** The action of the next press. */
  readonly label: string
  readonly onToggle: () => void
}

/** Reveals the password: fewer failed attempts, and no confirmation field needed. */
export function RevealButton({ isShown, label, onToggle }: RevealButtonProps) {
  const Icon = isShown ? EyeOffIcon : EyeIcon
  return (
    <button type="button" className={styles.reveal} onClick={onToggle} aria-label={label} title={label}>
      <Icon size={20} />
    </button>
  )
}
