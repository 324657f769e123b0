import { useI18n } from '@parvis/shared-kernel/i18n'
import { EyeIcon, EyeOffIcon } from '@parvis/shared-kernel/ui/icon'
import type { AccountMessageId } from '../../messages/fr.ts'
import styles from './password-sign-in.module.css'

interface RevealButtonProps {
  readonly isShown: boolean
  readonly onToggle: () => void
}

/** Shows what is typed: fewer wrong attempts, and no need for a second field. */
export function RevealButton({ isShown, onToggle }: RevealButtonProps) {
  const { t } = useI18n<AccountMessageId>()
  const Icon = isShown ? EyeOffIcon : EyeIcon
  return (
    <button
      type="button"
      className={styles.reveal}
      onClick={onToggle}
      aria-label={t(isShown ? 'sign-in.password.hide' : 'sign-in.password.show')}
      title={t(isShown ? 'sign-in.password.hide' : 'sign-in.password.show')}
    >
      <Icon className={styles.eye} />
    </button>
  )
}
