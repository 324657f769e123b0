import { InView } from '@parvis/shared-kernel/page'
import { useScreen } from '@parvis/shared-kernel/remote'
import { Button, ErrorSummary, type FieldFault, FieldsNote } from '@parvis/shared-kernel/ui'
import { SearchIcon } from '@parvis/shared-kernel/ui/icon'
import { FineFailureBanner } from '../../fine-access/fine-failure-banner.tsx'
import { NUMBER_ID } from '../../fine-access/number-field-id.ts'
import { PlateField } from '../../fine-access/plate-field.tsx'
import { useMessages } from '../../use-messages.ts'
import type { LookUpFaults } from './look-up.model.ts'
import styles from './look-up.module.css'
import { NoticePicture } from './notice-picture.tsx'
import { NumberField } from './number-field.tsx'
import { SharedComputerNote } from './shared-computer-note.tsx'
import { useLookUp } from './use-look-up.ts'

const PLATE_ID = 'fine-plate'

function useFaultMessages(faults: LookUpFaults) {
  const { t } = useMessages()
  return {
    number: faults.number && t(`number.fault.${faults.number}`),
    plate: faults.plate && t(`plate.fault.${faults.plate}`),
  }
}

const listed = (messages: ReturnType<typeof useFaultMessages>): FieldFault[] => [
  ...(messages.number ? [{ fieldId: NUMBER_ID, message: messages.number }] : []),
  ...(messages.plate ? [{ fieldId: PLATE_ID, message: messages.plate }] : []),
]

/** Look-up form: number and plate, with a picture of where the notice shows them. */
export function LookUp() {
  const { t } = useMessages()
  const lookUp = useLookUp()
  const messages = useFaultMessages(lookUp.faults)
  const faults = listed(messages)
  useScreen(t('look-up.title'), faults.length > 0 || lookUp.error !== null)
  return (
    <div className={styles.screen}>
      <form className={styles.form} onSubmit={lookUp.submit} noValidate>
        <ErrorSummary faults={faults} attempt={lookUp.attempt} />
        <InView error={lookUp.error}>
          <FineFailureBanner error={lookUp.error} />
        </InView>
        <FieldsNote />
        <NumberField id={NUMBER_ID} number={lookUp.number} error={messages.number} />
        <PlateField id={PLATE_ID} value={lookUp.plate} onChange={lookUp.setPlate} error={messages.plate} />
        <div className={styles.actions}>
          <Button type="submit" variant="primary" icon={SearchIcon} isBusy={lookUp.isAsking}>
            {t('look-up.submit')}
          </Button>
        </div>
        <SharedComputerNote />
      </form>
      <NoticePicture />
    </div>
  )
}
