import { useI18n } from '@parvis/shared-kernel/i18n'
import type { ReactNode } from 'react'
import styles from './field.module.css'

interface FieldLabelProps {
  readonly label: ReactNode
  readonly isRequired?: boolean | undefined
}

/** Text of a label, with the note that the answer is optional. */
export function FieldLabel({ label, isRequired = true }: FieldLabelProps) {
  const { t } = useI18n()
  return (
    <>
      <span>{label}</span>
      {!isRequired && <span className={styles.optional}> {t('ui.field.optional')}</span>}
    </>
  )
}
