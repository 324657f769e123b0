import { useI18n } from '@parvis/shared-kernel/i18n'
import { useState } from 'react'
import type { draftsFr } from '../messages/drafts.fr.ts'
import { CircleCheckIcon, RefreshCwIcon, TriangleAlertIcon, WifiOffIcon } from '../ui/icon/index.ts'
import { type IconType, VisuallyHidden } from '../ui/index.ts'
import type { DraftState, DraftStatus } from './draft-state.ts'
import styles from './drafts.module.css'

export type DraftWordId = keyof typeof draftsFr

const LOOK = {
  saving: { Icon: RefreshCwIcon, isQuiet: true },
  saved: { Icon: CircleCheckIcon, isQuiet: true },
  waiting: { Icon: WifiOffIcon, isQuiet: false },
  'device-only': { Icon: TriangleAlertIcon, isQuiet: false },
  conflict: { Icon: TriangleAlertIcon, isQuiet: false },
} as const satisfies Record<Exclude<DraftStatus, 'untouched'>, { Icon: IconType; isQuiet: boolean }>

/**
 * Where the draft stands, in a quiet line. Read out when it turns: somebody who types on is not told again and again that
 * it is being saved.
 */
export function DraftStatusLine({
  draft: { status },
}: {
  readonly draft: Pick<DraftState<unknown>, 'status'>
}) {
  const { t } = useI18n<DraftWordId>()
  const [told, setTold] = useState<DraftStatus>('untouched')
  if (status !== told && status !== 'saving') setTold(status)
  return (
    <div className={styles.line}>
      {status !== 'untouched' && <ShownStatus status={status} />}
      <VisuallyHidden>
        <span role="status">{told !== 'untouched' && told !== 'saving' && t(`draft.${told}`)}</span>
      </VisuallyHidden>
    </div>
  )
}

function ShownStatus({ status }: { readonly status: Exclude<DraftStatus, 'untouched'> }) {
  const { t } = useI18n<DraftWordId>()
  const { Icon, isQuiet } = LOOK[status]
  return (
    <span className={`${styles.shown} ${isQuiet ? '' : styles.loud}`} aria-hidden="true">
      <Icon className={styles.icon} />
      {t(`draft.${status}`)}
    </span>
  )
}
