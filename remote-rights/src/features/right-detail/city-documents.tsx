import { Button, Section } from '@parvis/shared-kernel/ui'
import { DownloadIcon, ExternalLinkIcon, FileTextIcon } from '@parvis/shared-kernel/ui/icon'
import type { ActionDesk } from '../../right-actions/use-action-desk.tsx'
import { type DocumentAction, isDocumentAction } from '../../rights-data/offered-actions.model.ts'
import type { RightView } from '../../rights-data/right-view.model.ts'
import { useRightWords } from '../../words.ts'
import styles from './right-detail.module.css'

interface CityDocumentsProps {
  readonly view: RightView
  readonly desk: ActionDesk
}

/** Papers that the city makes of this right: proof and plate history, to be read or saved. */
export function CityDocuments({ view, desk }: CityDocumentsProps) {
  const { t } = useRightWords()
  const documents = view.actions.others.map(({ action }) => action).filter(isDocumentAction)
  if (documents.length === 0) return null
  return (
    <Section title={t('document.city')}>
      <ul className={styles.files}>
        {documents.map(action => (
          <DocumentLine key={action} action={action} view={view} desk={desk} />
        ))}
      </ul>
    </Section>
  )
}

function DocumentLine({ action, view, desk }: CityDocumentsProps & { readonly action: DocumentAction }) {
  const { t } = useRightWords()
  const name = t(`document.name.${action}`)
  const isBusy = desk.busyId === view.right.id
  const spoken = (verb: string) => t('document.for', { action: verb, name })
  return (
    <li className={styles.file}>
      <FileTextIcon className={styles.fileIcon} />
      <div className={styles.fileWords}>
        <span className={styles.fileName}>{name}</span>
        <span className={styles.quiet}>{t('document.kind')}</span>
      </div>
      <div className={styles.fileActions}>
        <Button
          size="small"
          icon={ExternalLinkIcon}
          isBusy={isBusy}
          aria-label={`${spoken(t('document.open'))} ${t('ui.new-window')}`}
          onClick={() => desk.open(action, view)}
        >
          {t('document.open')}
        </Button>
        <Button
          size="small"
          icon={DownloadIcon}
          isBusy={isBusy}
          aria-label={spoken(t('document.save'))}
          onClick={() => desk.save(action, view)}
        >
          {t('document.save')}
        </Button>
      </div>
    </li>
  )
}
