import { useI18n } from '@parvis/shared-kernel/i18n'
import styles from './field.module.css'
import type { FieldFrameProps } from './field.tsx'

/** Words of a field's label, which say that the answer is optional. */
export function FieldLabel({ label, isRequired = true }: Pick<FieldFrameProps, 'label' | 'isRequired'>) {
  const { t } = useI18n()
  return (
    <>
      {label}
      {!isRequired && <span className={styles.optional}> {t('ui.field.optional')}</span>}
    </>
  )
}
