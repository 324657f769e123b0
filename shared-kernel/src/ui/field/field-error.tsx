import { useI18n } from '@parvis/shared-kernel/i18n'
import { CircleAlertIcon } from '../icon/index.ts'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import styles from './field.module.css'

interface FieldErrorProps {
  readonly id?: string | undefined
  readonly message: string | null | undefined
}

/** Error message of a field; renders nothing without one. */
export function FieldError({ id, message }: FieldErrorProps) {
  const { t } = useI18n()
  if (!message) return null
  return (
    <p className={styles.error} id={id}>
      <CircleAlertIcon className={styles.errorIcon} />
      <span>
        <VisuallyHidden>{t('ui.field.error')}</VisuallyHidden>
        <span>{message}</span>
      </span>
    </p>
  )
}
