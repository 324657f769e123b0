import { useLeaveGuard } from '@parvis/shared-kernel/page'
import { useMessages } from '../../use-messages.ts'

/** Asks before a vehicle that was typed and not saved is lost: the profile's button does not save it. */
export function useTypedVehicle(isDirty: boolean): void {
  const { t } = useMessages()
  useLeaveGuard({ isDirty, question: t('save.leave'), onLeave: () => undefined })
}
