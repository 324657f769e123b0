import { StatusBadge } from '@parvis/shared-kernel/ui'
import { ShareIcon } from '@parvis/shared-kernel/ui/icon'
import type { RightView } from '../rights-data/right-view.model.ts'
import { useMessages } from '../use-messages.ts'
import { STATUS_LOOKS } from './status-look.ts'

/** Status of a right; an unknown code is shown verbatim (D1). */
export function RightStatus({ view }: { readonly view: RightView }) {
  const { t } = useMessages()
  const { displayed, right } = view
  return (
    <StatusBadge
      {...STATUS_LOOKS[displayed.status]}
      label={t(`status.${displayed.status}`, { code: right.rawStatus })}
      note={displayed.note ? t(`status.${displayed.note}`) : undefined}
    />
  )
}

/** That a right is shared; nothing for others. */
export function SharedBadge({ view: { right } }: { readonly view: RightView }) {
  const { t } = useMessages()
  if (!right.isCurrentlyShared && !right.canWithdraw) return null
  const label = t(right.canWithdraw ? 'right.shared-with-me' : 'right.shared')
  return <StatusBadge tone="neutral" icon={ShareIcon} label={label} />
}
