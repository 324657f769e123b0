import { displayPlate, plateQuestion } from '@parvis/shared-kernel/plates'
import { Button, Note, TextInput } from '@parvis/shared-kernel/ui'
import { useMessages } from '../use-messages.ts'
import styles from './plate-field.module.css'

interface PlateFieldProps {
  readonly id: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly error: string | null
  readonly hint?: string | undefined
}

/** A plate of any country. A doubt asks "did you mean …?" and never blocks (D11). */
export function PlateField({ id, value, onChange, error, hint }: PlateFieldProps) {
  const { t } = useMessages()
  return (
    <div>
      <TextInput
        id={id}
        label={t('plate.label')}
        hint={hint ?? t('plate.hint')}
        value={value}
        onChange={onChange}
        error={error}
        width="medium"
        isPlate
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={24}
      />
      <PlateDoubts value={value} onChange={onChange} />
    </div>
  )
}

function PlateDoubts({ value, onChange }: Pick<PlateFieldProps, 'value' | 'onChange'>) {
  const { t } = useMessages()
  const question = plateQuestion(value)
  const suggestions = question?.suggestions ?? []
  return (
    <div role="status" className={styles.doubts}>
      {question && (
        <>
          <Note>
            {t(suggestions.length > 0 ? 'plate.doubt.meant' : 'plate.doubt', { found: question.found })}
          </Note>
          {suggestions.map(suggestion => (
            <Button key={suggestion} size="small" onClick={() => onChange(displayPlate(suggestion))}>
              {displayPlate(suggestion)}
            </Button>
          ))}
        </>
      )}
    </div>
  )
}
