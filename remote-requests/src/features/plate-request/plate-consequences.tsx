import { dropBlankPlates, type Plate } from '@parvis/shared-kernel/plates'
import { Consequences, PlateList } from '@parvis/shared-kernel/ui'
import { useWords } from '../../words.ts'
import { changesPlates } from './plate-request.model.ts'

interface PlateConsequencesProps {
  readonly today: readonly Plate[]
  /** As typed. */
  readonly wished: readonly string[]
}

/** Today's plates, and those that the right will carry if the city agrees. */
export function PlateConsequences({ today, wished }: PlateConsequencesProps) {
  const { t } = useWords()
  const after = dropBlankPlates(wished)
  const listed = (plates: readonly Plate[]) =>
    plates.length === 0 ? t('plates.changes.none') : <PlateList plates={plates} />
  return (
    <Consequences
      caption={t('plates.changes')}
      rows={[
        {
          label: t('plates.changes.plates'),
          today: listed(today),
          after: changesPlates(wished, today) ? listed(after) : null,
        },
      ]}
    />
  )
}
