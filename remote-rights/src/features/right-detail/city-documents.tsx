import { Section } from '@parvis/shared-kernel/ui'
import { PaperLine } from '../../paper-line/paper-line.tsx'
import type { ActionHandlers } from '../../right-actions/use-action-handlers.tsx'
import { isDocumentAction } from '../../rights-data/offered-actions.model.ts'
import type { RightView } from '../../rights-data/right-view.model.ts'
import { useRightMessages } from '../../use-messages.ts'
import styles from './right-detail.module.css'

interface CityDocumentsProps {
  readonly view: RightView
  readonly handlers: ActionHandlers
}

/** The city's documents of this right (proof, plate history), to read or save. */
export function CityDocuments({ view, handlers }: CityDocumentsProps) {
  const { t } = useRightMessages()
  const documents = view.actions.others.map(({ action }) => action).filter(isDocumentAction)
  if (documents.length === 0) return null
  return (
    <Section title={t('document.city')}>
      <ul className={styles.files}>
        {documents.map(action => (
          <li key={action}>
            <PaperLine paper={action} view={view} handlers={handlers} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
