import { useI18n } from '@parvis/shared-kernel/i18n'
import { type ReactNode, useId } from 'react'
import styles from './switch.module.css'

export interface SwitchProps {
  readonly label: ReactNode
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
  readonly hint?: ReactNode
  readonly isDisabled?: boolean | undefined
  /** Shows "Oui/Non" beside the switch; only needed when its effect is not visible. */
  readonly hasStateText?: boolean | undefined
}

/** On or off with immediate effect (a choice that waits for a button is a checkbox). */
export function Switch({
  label,
  isOn,
  onChange,
  hint,
  isDisabled = false,
  hasStateText = false,
}: SwitchProps) {
  const { t } = useI18n()
  const id = useId()
  return (
    <div className={styles.switch}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {hint && (
          <span className={styles.hint} id={`${id}-hint`}>
            {hint}
          </span>
        )}
      </label>
      {hasStateText && (
        <span className={styles.state} aria-hidden="true">
          {t(isOn ? 'ui.switch.on' : 'ui.switch.off')}
        </span>
      )}
      <input
        id={id}
        type="checkbox"
        role="switch"
        aria-checked={isOn}
        className={styles.track}
        checked={isOn}
        disabled={isDisabled}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={event => onChange(event.target.checked)}
      />
    </div>
  )
}
