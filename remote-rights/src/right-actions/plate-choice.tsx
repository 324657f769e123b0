import { displayPlate, type Plate } from '@parvis/shared-kernel/plates'
import { Checkbox } from '@parvis/shared-kernel/ui'
import { useRightWords } from '../words.ts'
import styles from './right-actions.module.css'

interface PlateChoiceProps {
  /** The plates of the subscription that the ticket leans on. */
  readonly choice: readonly Plate[]
  readonly max: number
  readonly chosen: readonly Plate[]
  readonly onChange: (lines: readonly string[]) => void
}

/** Plates that must be those of a subscription are chosen, not typed (first document §5). */
export function PlateChoice({ choice, max, chosen, onChange }: PlateChoiceProps) {
  const { t } = useRightWords()
  const toggle = (plate: Plate, isChosen: boolean) =>
    onChange(isChosen ? [...chosen, plate] : chosen.filter(other => other !== plate))
  return (
    <fieldset className={styles.column}>
      <legend>
        {t('plates.choose')} {t('plates.too-many', { max })}
      </legend>
      {choice.map(plate => (
        <Checkbox
          key={plate}
          label={displayPlate(plate)}
          isChecked={chosen.includes(plate)}
          isDisabled={!chosen.includes(plate) && chosen.length >= max}
          onChange={isChosen => toggle(plate, isChosen)}
        />
      ))}
    </fieldset>
  )
}
