import { displayPlate } from '@parvis/shared-kernel/plates'
import { Cluster, Note, Plate, Stack, VisuallyHidden } from '@parvis/shared-kernel/ui'
import { InfoIcon } from '@parvis/shared-kernel/ui/icon'
import { useMessages } from '../../use-messages.ts'
import type { PlateHelp } from './vehicles.model.ts'
import styles from './vehicles.module.css'

interface PlateDoubtHelpProps {
  readonly help: PlateHelp | null
  readonly onTake: (plate: string) => void
}

/** "Did you mean …?" while typing, never blocking (D11). */
export function PlateDoubtHelp({ help, onTake }: PlateDoubtHelpProps) {
  const { t } = useMessages()
  return (
    <div role="status" className={styles.doubt}>
      {help && (
        <>
          <InfoIcon size={20} className={styles.doubtIcon} />
          <Stack gap={2}>
            <p>
              <span>{t(help.reason, { found: help.found })}</span>{' '}
              {help.suggestions.length > 0 && <span>{t('vehicles.doubt')}</span>}
            </p>
            {help.suggestions.length > 0 && (
              <Cluster gap={2}>
                {help.suggestions.map(number => (
                  <button
                    key={number}
                    type="button"
                    className={styles.suggestion}
                    onClick={() => onTake(displayPlate(number))}
                  >
                    <VisuallyHidden>{t('vehicles.doubt.take')} </VisuallyHidden>
                    <Plate plate={number} size="small" />
                  </button>
                ))}
              </Cluster>
            )}
            <Note>{t('vehicles.doubt.free')}</Note>
          </Stack>
        </>
      )}
    </div>
  )
}
