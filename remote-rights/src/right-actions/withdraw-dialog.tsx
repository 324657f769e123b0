import { withdrawFromShare } from '@parvis/shared-kernel/api'
import { refusalOf } from '@parvis/shared-kernel/errors'
import { PAGES } from '@parvis/shared-kernel/paths'
import {
  useFailureSentence,
  useLocation,
  useMutation,
  useNavigate,
  useQueryClient,
  useRemote,
} from '@parvis/shared-kernel/remote'
import { ConfirmDialog } from '@parvis/shared-kernel/ui/confirm-dialog'
import { useRightMessages } from '../use-messages.ts'
import type { ActionDialogProps } from './dialog-props.ts'
import type { RightLeft } from './right-left.ts'

/** Leaves a shared right, after saying what is lost (first document §2). */
export function WithdrawDialog({ view, onClose, onDone }: ActionDialogProps) {
  const { t, formatList } = useRightMessages()
  const { api, announce } = useRemote()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const { name, right, path, zoneNames } = view
  const queries = useQueryClient()
  /** The dashboard asks how many tickets are left under each right: under this one the city would not know. */
  const stopCounting = () => {
    const queryKey = ['ticket-number', { activeRightUsedId: right.id }]
    queries.setQueryDefaults(queryKey, { enabled: false })
    queries.removeQueries({ queryKey })
  }
  const leaving = useMutation({
    // Left already: on another device, or by a press whose answer was lost.
    mutationFn: () =>
      withdrawFromShare(api, right.id).catch(error => {
        if (refusalOf(error)?.status !== 404) throw error
      }),
    onSuccess: () => {
      stopCounting()
      const left = t('withdraw.done', { name })
      // The right's page is no longer accessible: replace it in the history so that "back" does not lead there.
      if (pathname === path) {
        navigate(PAGES.rights, { replace: true, state: { left } satisfies RightLeft })
      }
      onDone(left, true)
    },
  })
  const failure = useFailureSentence(leaving.error)
  const close = () => {
    // The city may have acted without its answer arriving: before, the right's page would be gone with this dialog.
    if (leaving.isError) announce({ kind: 'rights-changed' })
    onClose()
  }
  return (
    <ConfirmDialog
      isOpen
      isHarmful
      title={t('withdraw.title', { name })}
      confirmLabel={t('withdraw.confirm')}
      cancelLabel={t('withdraw.stay')}
      isBusy={leaving.isPending}
      error={failure || null}
      onConfirm={() => leaving.mutate()}
      onCancel={close}
    >
      <ul>
        <li>
          {t(zoneNames?.length ? 'withdraw.loss-zones' : 'withdraw.loss', {
            zones: formatList(zoneNames ?? []),
          })}
        </li>
        <li>{t('withdraw.plates')}</li>
        <li>{t('withdraw.return')}</li>
      </ul>
    </ConfirmDialog>
  )
}
