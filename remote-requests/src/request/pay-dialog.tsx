import { PayRightDialog, type PayRightDialogProps } from '@parvis/shared-kernel/page'
import { usePayLabel } from './use-pay-label.ts'

export type PayDialogProps = Omit<PayRightDialogProps, 'labelOf'>

/** Pays the right that was just requested. */
export const PayDialog = (props: PayDialogProps) => <PayRightDialog {...props} labelOf={usePayLabel()} />
