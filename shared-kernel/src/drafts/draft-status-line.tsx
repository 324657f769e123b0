import { useI18n } from '@parvis/shared-kernel/i18n'
import { useState } from 'react'
import type { draftsFr } from '../messages/drafts.fr.ts'
import { CircleCheckIcon, RefreshCwIcon, TriangleAlertIcon, WifiOffIcon } from '../ui/icon/index.ts'
import { type IconType, VisuallyHidden } from '../ui/index.ts'
import type { AutosaveStatus } from './autosave.ts'
import type { DraftState } from './draft-state.ts'
import styles from './drafts.module.css'

export type DraftWordId = keyof typeof draftsFr

const LOOK = {
  saving: { Icon: RefreshCwIcon, isQuiet: true },
  saved: { Icon: CircleCheckIcon, isQuiet: true },
  failed: { Icon: WifiOffIcon, isQuiet: false },
  refused: { Icon: TriangleAlertIcon, isQuiet: false },
  conflict: { Icon: TriangleAlertIcon, isQuiet: false },
} as const satisfies Record<Exclude<AutosaveStatus, 'idle'>, { Icon: IconType; isQuiet: boolean }>

/**
 * Status of the draft in one line. Announced only when it changes, so that screen readers do not repeat "saving" during
 * typing.
 */
export function DraftStatusLine({
  draft: { status },
}: {
  readonly draft: Pick<DraftState<unknown>, 'status'>
}) {
  const { t } = useI18n<DraftWordId>()
  const [told, setTold] = useState<AutosaveStatus>('idle')
  if (status !== told && status !== 'saving') setTold(status)
  return (
    <div className={styles.line}>
      {status !== 'idle' && <ShownStatus status={status} />}
      <VisuallyHidden>
        <span role="status">{told !== 'idle' && told !== 'saving' && t(`draft.${told}`)}</span>
      </VisuallyHidden>
    </div>
  )
}

function ShownStatus({ status }: { readonly status: Exclude<AutosaveStatus, 'idle'> }) {
  const { t } = useI18n<DraftWordId>()
  const { Icon, isQuiet } = LOOK[status]
  return (
    <span className={`${styles.shown} ${isQuiet ? '' : styles.loud}`} aria-hidden="true">
      <Icon className={styles.icon} />
      {t(`draft.${status}`)}
    </span>
  )
}
