import { useI18n } from '@parvis/shared-kernel/i18n'
import { toIso } from '../time/index.ts'
import { Actions, Button, Note, Section } from '../ui/index.ts'
import type { DraftAutosave, DraftState, FoundDraft } from './draft-state.ts'
import type { DraftWordId } from './draft-status-line.tsx'
import styles from './drafts.module.css'

interface DraftOfferProps {
  readonly draft: Pick<DraftState<unknown>, 'found'> & Pick<DraftAutosave<never>, 'resume' | 'startOver'>
}

/** Resume or start over: replaces the form while the draft's phase is `found`. */
export function DraftOffer({ draft: { found, resume, startOver } }: DraftOfferProps) {
  const { t, formatDateTimeLong } = useI18n<DraftWordId>()
  const [first, second] = found
  if (!first) return null
  const minute = ({ savedAt }: FoundDraft) => formatDateTimeLong(savedAt)
  const when = (one: FoundDraft) => {
    const sameMinute = found.filter(other => other.where === one.where && minute(other) === minute(one))
    // Seconds are the same in every time zone.
    return sameMinute.length > 1 ? `${minute(one)}${toIso(one.savedAt).slice(16, 19)}` : minute(one)
  }
  return (
    <div className={styles.offer}>
      <Section title={t('draft.found.title')} gap={3}>
        <p>
          {second
            ? t('draft.found.several', { count: found.length })
            : t(`draft.found.${first.where}`, { when: when(first) })}
        </p>
        <Actions>
          {found.map((one, index) => (
            <Button key={index} variant={index === 0 ? 'primary' : 'secondary'} onClick={() => resume(one)}>
              {second ? t(`draft.resume.${one.where}`, { when: when(one) }) : t('draft.resume')}
            </Button>
          ))}
          <Button variant={second ? 'quiet' : 'secondary'} onClick={startOver}>
            {t('draft.start-over')}
          </Button>
        </Actions>
        <Note>{t('draft.start-over.note', { count: found.length })}</Note>
      </Section>
    </div>
  )
}
