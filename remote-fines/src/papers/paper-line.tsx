import type { DocumentFile } from '@parvis/shared-kernel/api'
import { BlockedTab, saveFile, showFile } from '@parvis/shared-kernel/page'
import { useFailureSentence, useMutation } from '@parvis/shared-kernel/remote'
import { Banner, Button, Note } from '@parvis/shared-kernel/ui'
import { DownloadIcon, ExternalLinkIcon, FileTextIcon } from '@parvis/shared-kernel/ui/icon'
import type { ReactNode } from 'react'
import { useMessages } from '../use-messages.ts'
import styles from './papers.module.css'

export interface PaperLineProps {
  readonly name: string
  readonly note?: string | undefined
  /** Requests the document anew at each opening. */
  readonly load: (isDownload: boolean) => Promise<DocumentFile>
}

/** A document of the city, to open in a new tab or to save. */
export function PaperLine({ name, note, load }: PaperLineProps) {
  const { t } = useMessages()
  const paper = usePaper(load)
  const spoken = (verb: string) => t('paper.for', { action: verb, name })
  return (
    <li className={styles.paper}>
      <FileTextIcon size={22} className={styles.icon} />
      <div className={styles.text}>
        <span className={styles.name}>{name}</span>
        <Note as="span">{note ?? t('paper.kind')}</Note>
      </div>
      <div className={styles.actions}>
        <Button
          size="small"
          icon={ExternalLinkIcon}
          isBusy={paper.isOpening}
          aria-label={`${spoken(t('paper.open'))} ${t('ui.new-window')}`}
          onClick={paper.open}
        >
          {t('paper.open')}
        </Button>
        <Button
          size="small"
          icon={DownloadIcon}
          isBusy={paper.isSaving}
          aria-label={spoken(t('paper.save'))}
          onClick={paper.save}
        >
          {t('paper.save')}
        </Button>
      </div>
      <PaperNews error={paper.error} isRenewed={paper.isRenewed} />
    </li>
  )
}

export function PaperList({ children }: { readonly children: ReactNode }) {
  return <ul className={styles.papers}>{children}</ul>
}

function PaperNews({ error, isRenewed }: { readonly error: unknown; readonly isRenewed: boolean }) {
  const { t } = useMessages()
  const isBlocked = error instanceof BlockedTab
  const sentence = useFailureSentence(isBlocked ? null : error)
  if (error)
    return (
      <div className={styles.news}>
        <Banner tone="danger" title={t('paper.failed')} live="alert">
          {isBlocked ? t('paper.blocked') : sentence}
        </Banner>
      </div>
    )
  return (
    <p role="status" className={isRenewed ? styles.news : 'parvis-hidden'}>
      {isRenewed && <Note as="span">{t('paper.renewed')}</Note>}
    </p>
  )
}

function usePaper(load: PaperLineProps['load']) {
  const opening = useMutation({
    mutationFn: (tab: Window | null) => showFile(() => load(false), tab),
  })
  const saving = useMutation({ mutationFn: () => load(true), onSuccess: saveFile })
  return {
    open() {
      saving.reset()
      // Open the tab synchronously in the click: popup blockers refuse it after an await.
      opening.mutate(window.open('', '_blank'))
    },
    save() {
      opening.reset()
      saving.mutate()
    },
    isOpening: opening.isPending,
    isSaving: saving.isPending,
    error: opening.error ?? saving.error,
    isRenewed: (opening.data ?? saving.data)?.isRenewed === true,
  }
}
