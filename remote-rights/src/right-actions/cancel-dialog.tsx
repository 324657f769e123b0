import { cancelOrder } from '@parvis/shared-kernel/api'
import { useFailureSentence, useMutation, useRemote } from '@parvis/shared-kernel/remote'
import { ConfirmDialog } from '@parvis/shared-kernel/ui/confirm-dialog'
import { useWords } from '../words.ts'
import type { ActionDialogProps } from './dialog-props.ts'

/** Confirmation is asked before a right is canceled (first document §4). */
export function CancelDialog({ view, onClose, onDone }: ActionDialogProps) {
  const { t } = useWords()
  const { api } = useRemote()
  const { name, right } = view
  const cancel = useMutation({
    mutationFn: () => cancelOrder(api, right.id),
    onSuccess: () => onDone(t('cancel.done', { name })),
  })
  const failure = useFailureSentence(cancel.error)
  const isUnpaid = right.status === 'awaiting-payment'
  return (
    <ConfirmDialog
      isOpen
      isHarmful
      title={t(`cancel.${right.kind}.title`)}
      confirmLabel={t(`action.cancel-${right.kind}`)}
      cancelLabel={t('cancel.keep')}
      isBusy={cancel.isPending}
      error={failure || null}
      onConfirm={() => cancel.mutate()}
      onCancel={onClose}
    >
      <p>{t(isUnpaid ? 'cancel.body-unpaid' : 'cancel.body', { name })}</p>
    </ConfirmDialog>
  )
}
