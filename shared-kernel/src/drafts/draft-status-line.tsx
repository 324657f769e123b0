import { useI18n } from '@parvis/shared-kernel/i18n'
import { type ReactNode, useState } from 'react'
import type { draftsFr } from '../messages/drafts.fr.ts'
import { CircleCheckIcon, RefreshCwIcon, TriangleAlertIcon, WifiOffIcon } from '../ui/icon/index.ts'
import { type IconType, VisuallyHidden } from '../ui/index.ts'
import type { AutosaveStatus } from './autosave.ts'
import type { DraftState } from './draft-state.ts'
import styles from './drafts.module.css'

export type DraftWordId = keyof typeof draftsFr

type ShownStatus = Exclude<AutosaveStatus, 'idle'>

interface Look {
  readonly Icon: IconType
  readonly isQuiet: boolean
}

const LOOK: Readonly<Record<ShownStatus, Look>> = {
  saving: { Icon: RefreshCwIcon, isQuiet: true },
  saved: { Icon: CircleCheckIcon, isQuiet: true },
  failed: { Icon: WifiOffIcon, isQuiet: false },
  refused: { Icon: TriangleAlertIcon, isQuiet: false },
  conflict: { Icon: TriangleAlertIcon, isQuiet: false },
}

/**
 * Status of the draft in one line. Announced only when it changes, so that screen readers do not repeat "saving" during
 * typing.
 */
export function DraftStatusLine({
  draft: { status },
  refused,
}: {
  readonly draft: Pick<DraftState<unknown>, 'status'>
  /** What is shown of a draft that the city refuses; by default, that it is kept in this browser. */
  readonly refused?: string
}) {
  const { t } = useI18n<DraftWordId>()
  const [told, setTold] = useState<AutosaveStatus>('idle')
  const wordsOf = (one: ShownStatus) => (one === 'refused' && refused) || t(`draft.${one}`)
  if (status !== told && status !== 'saving') setTold(status)
  return (
    <div className={styles.line}>
      {status !== 'idle' && <InLine {...LOOK[status]}>{wordsOf(status)}</InLine>}
      <VisuallyHidden>
        <span role="status">{told !== 'idle' && told !== 'saving' && wordsOf(told)}</span>
      </VisuallyHidden>
    </div>
  )
}

function InLine({ Icon, isQuiet, children }: Look & { readonly children: ReactNode }) {
  return (
    <span className={`${styles.shown} ${isQuiet ? '' : styles.loud}`} aria-hidden="true">
      <Icon className={styles.icon} />
      <span>{children}</span>
    </span>
  )
}
