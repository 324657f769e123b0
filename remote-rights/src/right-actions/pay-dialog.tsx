import { isActive, isExpired } from '@parvis/shared-kernel/orders'
import { PayRightDialog, usePassingTime } from '@parvis/shared-kernel/page'
import { isTicketBegun } from '@parvis/shared-kernel/tickets'
import { dayOf } from '@parvis/shared-kernel/time'
import { Banner, Button } from '@parvis/shared-kernel/ui'
import { Dialog } from '@parvis/shared-kernel/ui/dialog'
import type { RightView } from '../rights-data/right-view.model.ts'
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
      <TimePassed view={view} />
    </PayRightDialog>
  )
}

/**
 * A right is paid for the dates that it was accepted for, a subscription also once they have ended (first document
 * §4): nobody pays unaware for time that is over.
 */
function TimePassed({ view }: { readonly view: RightView }) {
  const { t, formatDay, formatDayTime, timeZone } = useRightMessages()
  const now = usePassingTime()
  const { right, plan } = view
  const { startOfValidity: start, endOfValidity: end } = right
  if (start === null || end === null) return null
  const isBegun = view.hasExactHours
    ? plan?.kind === 'definition' && isTicketBegun(plan, start, now)
    : dayOf(start, timeZone) < dayOf(now, timeZone)
  if (!isBegun) return null
  const moment = view.hasExactHours ? formatDayTime : formatDay
  return (
    <Banner tone="warning">
      {t(isExpired(right, now) ? 'pay.ended' : 'pay.started', { start: moment(start), end: moment(end) })}
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
