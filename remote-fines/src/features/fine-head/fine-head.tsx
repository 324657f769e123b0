import { type Fine, fineIdGroups } from '@parvis/shared-kernel/fines'
import { Facts, FineNumber, PageHeader, Plate } from '@parvis/shared-kernel/ui'
import { FineActions } from '../../fine-access/fine-actions.tsx'
import { useMessages } from '../../use-messages.ts'
import { streetWithNumber } from './street-with-number.model.ts'

interface FineHeadProps {
  readonly fine: Fine
  readonly onLeave: () => void
}

/** Identity of the fine, and the button to forget it on a shared computer. */
export function FineHead({ fine, onLeave }: FineHeadProps) {
  const { t } = useMessages()
  const place = fine.place && streetWithNumber(fine.place)
  return (
    <div>
      <PageHeader
        eyebrow={t('fine.eyebrow')}
        title={place === null ? t('fine.title') : t('fine.title-place', { place })}
        actions={<FineActions onLeave={onLeave} />}
      />
      <Facts
        layout="inline"
        items={[
          { term: t('number.label'), description: <FineNumber groups={fineIdGroups(fine.id)} /> },
          { term: t('fine.plate'), description: fine.plate && <Plate plate={fine.plate} size="small" /> },
        ]}
      />
    </div>
  )
}
