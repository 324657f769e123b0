import { cancelOrder } from '@parvis/shared-kernel/api'
import { isActive, type Right } from '@parvis/shared-kernel/orders'
import { useFailureSentence, useMutation, useRemote } from '@parvis/shared-kernel/remote'
import { Stack, usePriceIn } from '@parvis/shared-kernel/ui'
import { ConfirmDialog } from '@parvis/shared-kernel/ui/confirm-dialog'
import { useEffect } from 'react'
import { CityContact } from '../city-contact/city-contact.tsx'
import { useRefunds } from '../rights-data/use-refunds.ts'
import { useRightMessages } from '../use-messages.ts'
import type { ActionDialogProps } from './dialog-props.ts'
import { useCurrentStatus } from './use-current-status.ts'

/**
 * Texts by status: only a granted right stops being valid; a request is withdrawn, and money is mentioned only if it
 * was paid.
 */
function bodyOf(right: Right) {
  if (isActive(right)) return 'cancel.body'
  return right.status === 'awaiting-payment' ? 'cancel.body-unpaid' : 'cancel.body-asked'
}

/** Asks for confirmation before cancelling a right (first document §4) and says what happens to the money. */
export function CancelDialog({ view, onClose, onDone }: ActionDialogProps) {
  const { t } = useRightMessages()
  const { api, announce } = useRemote()
  const { name, right } = view
  const cancel = useMutation({
    mutationFn: () => cancelOrder(api, right.id),
    onSuccess: () => onDone(t('cancel.done', { name }), true),
    // The city may have acted without its answer arriving, or knows more than the page.
    onError: () => announce({ kind: 'rights-changed' }),
  })
  const isCanceled = useCurrentStatus(right) === 'canceled' && cancel.isError
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is wanted has come about, which is told once
  useEffect(() => {
    if (isCanceled) onDone(t('cancel.done', { name }), true)
  }, [isCanceled])
  const failure = useFailureSentence(cancel.error)
  return (
    <ConfirmDialog
      isOpen
      isHarmful
      title={t(`cancel.${view.canceledAs}.title`)}
      confirmLabel={t(`action.cancel-${view.canceledAs}`)}
      cancelLabel={t('cancel.keep')}
      isBusy={cancel.isPending}
      error={failure || null}
      onConfirm={() => cancel.mutate()}
      onCancel={onClose}
    >
      <p>{t(bodyOf(right), { name })}</p>
      {view.payment === 'paid' && <Refund {...view} />}
    </ConfirmDialog>
  )
}

/** Cancelling opens a refund, which asks for bank details, unless an agent has opened one of the same money before. */
function Refund({ price, right }: Pick<ActionDialogProps['view'], 'price' | 'right'>) {
  const { t, formatPrice, formatList } = useRightMessages()
  const priceIn = usePriceIn()
  const refunds = useRefunds().filter(({ rightId }) => rightId === right.id)
  const refunded = formatList(refunds.map(({ amount, currency }) => priceIn(amount, currency)))
  return (
    <Stack gap={2}>
      <p>
        {t(refunds.length > 0 ? 'cancel.refunded' : 'cancel.paid', { price: formatPrice(price), refunded })}
      </p>
      <CityContact />
    </Stack>
  )
}
