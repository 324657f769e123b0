import { type ReactNode, useId } from 'react'
import fieldStyles from '../field/field.module.css'
import { FieldError, type FieldFrameProps, FieldLabel } from '../field/index.ts'
import { useFieldIds } from '../field/use-field-ids.ts'
import styles from './radio-cards.module.css'

export interface RadioOption<Value extends string = string> {
  readonly value: Value
  readonly label: ReactNode
  readonly description?: ReactNode
  /** At the end of the card: a price, a duration. */
  readonly aside?: ReactNode
  /** Why this option is disabled; the card stays readable. */
  readonly disabledReason?: string | undefined
}

export interface RadioCardsProps<Value extends string = string> extends FieldFrameProps {
  readonly options: readonly RadioOption<Value>[]
  readonly value: Value | null
  readonly onChange: (value: Value) => void
  readonly columns?: 1 | 2 | 3 | undefined
  /** Hides the legend visually, when the page's title already asks the question. */
  readonly isLabelHidden?: boolean | undefined
}

/** One choice of a few, each with room to explain itself. */
export function RadioCards<Value extends string>(props: RadioCardsProps<Value>) {
  const {
    label,
    hint,
    error,
    isRequired = true,
    id,
    options,
    value,
    onChange,
    columns = 1,
    isLabelHidden,
  } = props
  const { controlId: groupId, hintId, errorId, describedBy } = useFieldIds({ id, hint, error })
  return (
    <fieldset
      className={`${styles.group} ${error ? fieldStyles.invalid : ''}`}
      id={groupId}
      tabIndex={-1}
      aria-describedby={describedBy}
    >
      <legend className={isLabelHidden ? 'parvis-hidden' : styles.legend}>
        <FieldLabel label={label} isRequired={isRequired} />
      </legend>
      {hint && (
        <p className={fieldStyles.hint} id={hintId}>
          {hint}
        </p>
      )}
      <FieldError id={errorId} message={error} />
      <div className={`${styles.options} ${columns > 1 ? styles[`columns${columns}`] : ''}`}>
        {options.map(option => (
          <RadioCard
            key={option.value}
            option={option}
            name={groupId}
            isChecked={option.value === value}
            onChoose={() => onChange(option.value)}
          />
        ))}
      </div>
    </fieldset>
  )
}

interface RadioCardProps {
  readonly option: RadioOption
  readonly name: string
  readonly isChecked: boolean
  readonly onChoose: () => void
}

function RadioCard({ option, name, isChecked, onChoose }: RadioCardProps) {
  const id = useId()
  const isDisabled = option.disabledReason !== undefined
  return (
    <label className={styles.card} htmlFor={id}>
      <input
        id={id}
        type="radio"
        name={name}
        value={option.value}
        className={styles.radio}
        checked={isChecked}
        disabled={isDisabled}
        onChange={onChoose}
      />
      <span className={styles.text}>
        <span className={styles.label}>{option.label}</span>
        {option.description && <span className={styles.description}>{option.description}</span>}
        {option.disabledReason && <span className={styles.reason}>{option.disabledReason}</span>}
      </span>
      {option.aside && <span className={styles.aside}>{option.aside}</span>}
    </label>
  )
}
