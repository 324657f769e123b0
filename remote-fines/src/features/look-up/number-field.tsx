import { TextInput } from '@parvis/shared-kernel/ui'
import { CheckIcon } from '@parvis/shared-kernel/ui/icon'
import { useMessages } from '../../use-messages.ts'
import { countState, impossibleDay } from './look-up.model.ts'
import styles from './look-up.module.css'
import type { GroupedNumber } from './use-grouped-number.ts'

interface NumberFieldProps {
  readonly id: string
  readonly number: GroupedNumber
  readonly error: string | null
}

export function NumberField({ id, number, error }: NumberFieldProps) {
  const { t } = useMessages()
  const day = impossibleDay(number.text)
  return (
    <div className={styles.number}>
      <TextInput
        id={id}
        label={t('number.label')}
        hint={t('number.hint')}
        value={number.text}
        onChange={number.onChange}
        onPaste={number.onPaste}
        ref={number.input}
        error={error}
        inputMode="numeric"
        autoComplete="off"
        spellCheck={false}
      />
      <DigitCount number={number.text} />
      <div role="status">{day !== null && <p className={styles.warning}>{t('number.day', { day })}</p>}</div>
    </div>
  )
}

/** Visible count at every digit; announced only once the number is complete. */
function DigitCount({ number }: { readonly number: string }) {
  const { t } = useMessages()
  const { state, digits } = countState(number)
  const isWhole = state === 'complete' || state === 'with-key'
  // The hint already states the required number of digits.
  const text = state === 'none' ? '' : t(`number.count.${state}`, { digits })
  return (
    <>
      <p className={isWhole ? `${styles.count} ${styles.whole}` : styles.count} aria-hidden="true">
        {isWhole && <CheckIcon className={styles.check} />}
        <span>{text}</span>
      </p>
      <span role="status" className="parvis-hidden">
        {isWhole ? text : ''}
      </span>
    </>
  )
}
