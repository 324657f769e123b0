import type { FieldFault } from '@parvis/shared-kernel/ui'
import { useMessages } from '../../use-messages.ts'
import { faultWording } from './fault-wording.model.ts'
import type { ProfileFault, ProfileField, ProfileForm } from './profile.model.ts'

const PARTS = {
  address: 'fault.in-address',
  professionalAddress: 'fault.in-professional-address',
} as const

/** Id of a field's control in the page, for the error summary's links. */
export const profileFieldId = (field: string) => `profile-${field.replace('.', '-')}`

/** Messages of the faults, for the field and for the summary, which also names the part. */
export function useFaultTexts(faults: readonly ProfileFault[], { email }: ProfileForm) {
  const { t } = useMessages()
  const beside = (fault: ProfileFault) => t(faultWording(fault).id, { value: email.trim() })
  const inSummary = (fault: ProfileFault): FieldFault => {
    const { part } = faultWording(fault)
    const message = part ? t(PARTS[part], { fault: beside(fault) }) : beside(fault)
    return { fieldId: profileFieldId(fault.field), message }
  }
  return {
    summary: faults.map(inSummary),
    errorOf(field: ProfileField): string | null {
      const fault = faults.find(one => one.field === field)
      return fault ? beside(fault) : null
    },
  }
}
