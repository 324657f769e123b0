import { displayPlate, type Plate } from '@parvis/shared-kernel/plates'
import { Checkbox, RadioCards, Stack } from '@parvis/shared-kernel/ui'
import { useRightMessages } from '../use-messages.ts'

interface PlateChoiceProps {
  /** The plates of the subscription that carries the ticket. */
  readonly choice: readonly Plate[]
  readonly max: number
  readonly chosen: readonly Plate[]
  readonly onChange: (lines: readonly string[]) => void
}

/** Plates that must be those of a subscription are chosen, not typed (first document §5). */
export function PlateChoice({ choice, max, chosen, onChange }: PlateChoiceProps) {
  const { t } = useRightMessages()
  // A plate no longer on the subscription stays on the ticket until removed.
  const gone = chosen.filter(plate => !choice.includes(plate))
  const toggle = (plate: Plate, isChosen: boolean) =>
    onChange(isChosen ? [...chosen, plate] : chosen.filter(other => other !== plate))
  if (max === 1)
    return (
      <RadioCards
        label={t('plates.choose-one')}
        options={[...gone, ...choice].map(plate => ({
          value: plate,
          label: displayPlate(plate),
          description: gone.includes(plate) ? t('plates.gone') : undefined,
        }))}
        value={chosen[0] ?? null}
        onChange={plate => onChange([plate])}
      />
    )
  return (
    <Stack as="fieldset" gap={2}>
      <legend>
        {t('plates.choose')} {t('plates.too-many', { max })}
      </legend>
      {[...gone, ...choice].map(plate => (
        <Checkbox
          key={plate}
          label={displayPlate(plate)}
          hint={gone.includes(plate) ? t('plates.gone') : undefined}
          isChecked={chosen.includes(plate)}
          isDisabled={!chosen.includes(plate) && chosen.length >= max}
          onChange={isChosen => toggle(plate, isChosen)}
        />
      ))}
    </Stack>
  )
}
