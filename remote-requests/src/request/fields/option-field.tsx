import type { OptionId } from '@parvis/shared-kernel/ids'
import { isFree } from '@parvis/shared-kernel/money'
import type { Offer } from '@parvis/shared-kernel/offers'
import { liveOptions } from '@parvis/shared-kernel/orders'
import type { Definition } from '@parvis/shared-kernel/tickets'
import { Amount, RadioCards } from '@parvis/shared-kernel/ui'
import { ownDuration } from '../../plan-sheet/plan-facts.model.ts'
import { useRequestMessages } from '../../use-messages.ts'
import { fieldId } from '../fault-messages.model.ts'

interface OptionFieldProps {
  readonly plan: Offer | Definition
  readonly value: OptionId | null
  readonly onChange: (option: OptionId) => void
  readonly error: string | null
}

/** Durations with prices; free ones show no price (first document §9). Nothing if there is no choice. */
export function OptionField({ plan, value, onChange, error }: OptionFieldProps) {
  const { t, formatDuration } = useRequestMessages()
  const options = liveOptions(plan)
  if (options.length === 0) return null
  return (
    <RadioCards
      id={fieldId('option')}
      label={t('request.option')}
      options={options.map(({ id, duration, price }) => {
        const length = duration ?? ownDuration(plan)
        return {
          value: id,
          label: length ? formatDuration(length) : t('options.no-duration'),
          aside: isFree(price) ? undefined : <Amount cents={price} />,
        }
      })}
      value={value}
      onChange={onChange}
      error={error}
      columns={2}
    />
  )
}
