import { cancelOrder } from '@parvis/shared-kernel/api'
import { isFree } from '@parvis/shared-kernel/money'
import { useFailureSentence, useMutation, useRemote } from '@parvis/shared-kernel/remote'
import { ConfirmDialog } from '@parvis/shared-kernel/ui/confirm-dialog'
import { useRightMessages } from '../use-messages.ts'
import type { ActionDialogProps } from './dialog-props.ts'

/** Asks for confirmation before cancelling a right (first document §4) and says what happens to the money. */
export function CancelDialog({ view, onClose, onDone }: ActionDialogProps) {
  const { t } = useRightMessages()
  const { api } = useRemote()
  const { name, right } = view
  const cancel = useMutation({
    mutationFn: () => cancelOrder(api, right.id),
    onSuccess: () => onDone(t('cancel.done', { name }), true),
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
      {!isUnpaid && <Money view={view} />}
    </ConfirmDialog>
  )
}

/** Cancelling opens a refund, which asks for bank details. */
function Money({ view: { price } }: Pick<ActionDialogProps, 'view'>) {
  const { t, formatPrice } = useRightMessages()
  const { phone, email } = useRemote().config.contact
  if (isFree(price)) return null
  return <p>{t('cancel.paid', { price: formatPrice(price), phone, email })}</p>
}
