import { Button, Note } from '@parvis/shared-kernel/ui'
import { DownloadIcon, ExternalLinkIcon, FileTextIcon } from '@parvis/shared-kernel/ui/icon'
import type { ActionHandlers } from '../right-actions/use-action-handlers.tsx'
import { nameOf, type RequestedPaper } from '../rights-data/offered-actions.model.ts'
import type { RightView } from '../rights-data/right-view.model.ts'
import { useRightMessages } from '../use-messages.ts'
import styles from './paper-line.module.css'

export interface PaperLineProps {
  readonly paper: RequestedPaper
  readonly view: RightView
  readonly handlers: ActionHandlers
}

/** One document of the city, to read or save. */
export function PaperLine({ paper, view, handlers }: PaperLineProps) {
  const { t } = useRightMessages()
  const name = t(`document.name.${nameOf(paper)}`)
  const spoken = (verb: string) => t('document.for', { action: verb, name })
  return (
    <div className={styles.file}>
      <FileTextIcon size={20} className={styles.fileIcon} />
      <div className={styles.fileText}>
        <span className={styles.fileName}>{name}</span>
        <Note as="span">{t('document.kind')}</Note>
      </div>
      <div className={styles.fileActions}>
        <Button
          size="small"
          icon={ExternalLinkIcon}
          isBusy={handlers.isBusy(paper, view)}
          aria-label={`${spoken(t('document.open'))} ${t('ui.new-window')}`}
          onClick={() => handlers.open(paper, view)}
        >
          {t('document.open')}
        </Button>
        <Button
          size="small"
          icon={DownloadIcon}
          isBusy={handlers.isBusy(paper, view, true)}
          aria-label={spoken(t('document.save'))}
          onClick={() => handlers.save(paper, view)}
        >
          {t('document.save')}
        </Button>
      </div>
    </div>
  )
}
