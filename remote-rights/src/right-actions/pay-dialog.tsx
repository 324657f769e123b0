import { isActive, isExpired, type Right } from '@parvis/shared-kernel/orders'
import { PayRightDialog } from '@parvis/shared-kernel/page'
import { Banner, Button } from '@parvis/shared-kernel/ui'
import { Dialog } from '@parvis/shared-kernel/ui/dialog'
import { useNow } from '../rights-data/use-now.ts'
import { useRightMessages } from '../use-messages.ts'
import type { ActionDialogProps } from './dialog-props.ts'
import { payLabel } from './pay-label.ts'
import { useCurrentStatus } from './use-current-status.ts'

/** The step before the provider's page; or that there is nothing left to pay. */
export function PayDialog(props: ActionDialogProps) {
  const i18n = useRightMessages()
  const { view, onClose } = props
  const { right, name, price } = view
  const status = useCurrentStatus(right)
  if (status !== 'awaiting-payment') return <NothingToPay {...props} isPaid={isActive({ status })} />
  return (
    <PayRightDialog
      kind={right.kind}
      id={right.id}
      name={name}
      price={price}
      isEmailRequired={right.shouldRequestMailForPayment}
      labelOf={charged => payLabel(charged, i18n)}
      onClose={onClose}
    >
      <TimePassed right={right} />
    </PayRightDialog>
  )
}

/**
 * A subscription is paid for the dates that it was accepted for, also once they have begun or ended (first document §4):
 * nobody pays for time that is over without knowing it.
 */
function TimePassed({ right }: { readonly right: Right }) {
  const { t, formatDay } = useRightMessages()
  const now = useNow()
  const { kind, startOfValidity: start, endOfValidity: end } = right
  if (kind === 'ticket' || start === null || end === null || start > now) return null
  return (
    <Banner tone="warning">
      {t(isExpired(right, now) ? 'pay.ended' : 'pay.started', {
        start: formatDay(start),
        end: formatDay(end),
      })}
    </Banner>
  )
}

function NothingToPay({ view, onClose, isPaid }: ActionDialogProps & { readonly isPaid: boolean }) {
  const { t } = useRightMessages()
  const said = isPaid ? 'pay.already' : 'pay.no-longer'
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="small"
      title={t(said)}
      footer={
        <Button variant="primary" onClick={onClose}>
          {t('ui.close')}
        </Button>
      }
    >
      <p>{t(`${said}.body`, { name: view.name })}</p>
    </Dialog>
  )
}
