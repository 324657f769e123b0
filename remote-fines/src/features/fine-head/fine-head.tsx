import { type Fine, fineIdGroups } from '@parvis/shared-kernel/fines'
import { useI18n } from '@parvis/shared-kernel/i18n'
import { Button, Cluster, Facts, FineNumber, PageHeader, Plate } from '@parvis/shared-kernel/ui'
import { LogOutIcon, PrinterIcon } from '@parvis/shared-kernel/ui/icon'
import type { FinesMessageId } from '../../messages/fr.ts'
import { streetWithNumber } from './street-with-number.model.ts'

interface FineHeadProps {
  readonly fine: Fine
  readonly onLeave: () => void
}

/** Identity of the fine, and the button to forget it on a shared computer. */
export function FineHead({ fine, onLeave }: FineHeadProps) {
  const { t } = useI18n<FinesMessageId>()
  const place = fine.place && streetWithNumber(fine.place)
  return (
    <div>
      <PageHeader
        eyebrow={t('fine.eyebrow')}
        title={place === null ? t('fine.title') : t('fine.title-place', { place })}
        actions={
          <div className="parvis-no-print">
            <Cluster gap={2}>
              <Button icon={PrinterIcon} onClick={() => window.print()}>
                {t('fine.print')}
              </Button>
              <Button icon={LogOutIcon} onClick={onLeave}>
                {t('fine.leave')}
              </Button>
            </Cluster>
          </div>
        }
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
