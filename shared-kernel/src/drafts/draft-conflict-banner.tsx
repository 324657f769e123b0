import { useI18n } from '@parvis/shared-kernel/i18n'
import { useFocusBack } from '../page/index.ts'
import { Banner, Button } from '../ui/index.ts'
import type { DraftAutosave, DraftState } from './draft-state.ts'
import type { DraftWordId } from './draft-status-line.tsx'

interface DraftConflictBannerProps {
  readonly draft: Pick<DraftState<unknown>, 'conflict' | 'wasOutdated'> &
    Pick<DraftAutosave<never>, 'keepMine' | 'takeOther' | 'startOver'>
}

/**
 * Says what happened to the draft elsewhere and offers the choice: nothing is overwritten until the subscriber has
 * chosen.
 */
export function DraftConflictBanner({ draft }: DraftConflictBannerProps) {
  const { t } = useI18n<DraftWordId>()
  const { conflict, wasOutdated } = draft
  if (conflict) return <Conflict draft={draft} conflict={conflict} />
  return wasOutdated ? <Banner tone="info">{t('draft.outdated')}</Banner> : null
}

interface ConflictProps extends DraftConflictBannerProps {
  readonly conflict: NonNullable<DraftState<unknown>['conflict']>
}

function Conflict({ draft, conflict: { savedAt, canTake } }: ConflictProps) {
  const { t, formatDateTimeLong } = useI18n<DraftWordId>()
  useFocusBack()
  return (
    <Banner
      tone="warning"
      live="alert"
      title={t('draft.conflict.title')}
      actions={
        <>
          <Button onClick={draft.keepMine}>{t('draft.conflict.mine')}</Button>
          {canTake && <Button onClick={draft.takeOther}>{t('draft.conflict.other')}</Button>}
          {savedAt === null && <Button onClick={draft.startOver}>{t('draft.start-over')}</Button>}
        </>
      }
    >
      {savedAt === null
        ? t('draft.conflict.gone')
        : t('draft.conflict.text', { when: formatDateTimeLong(savedAt) })}
    </Banner>
  )
}
