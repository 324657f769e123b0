import { useI18n } from '@parvis/shared-kernel/i18n'
import type { ReactNode } from 'react'
import styles from './field.module.css'

interface FieldLabelProps {
  readonly label: ReactNode
  readonly isRequired?: boolean | undefined
}

/** Words of a field's label, which say that the answer is optional. */
export function FieldLabel({ label, isRequired = true }: FieldLabelProps) {
  const { t } = useI18n()
  return (
    <>
      {label}
      {!isRequired && <span className={styles.optional}> {t('ui.field.optional')}</span>}
    </>
  )
}
