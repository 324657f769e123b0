import type { AttachmentEvidence } from '@parvis/shared-kernel/evidence'
import type { MediaId } from '@parvis/shared-kernel/ids'
import { useFailureSentence, useMutation, useRemote } from '@parvis/shared-kernel/remote'
import { Banner, Button, Link, Note, Section } from '@parvis/shared-kernel/ui'
import { DownloadIcon, FileTextIcon } from '@parvis/shared-kernel/ui/icon'
import { saveEvidence } from '../../documents/city-document.ts'
import line from '../../paper-line/paper-line.module.css'
import { useRightMessages } from '../../use-messages.ts'
import styles from './right-detail.module.css'

interface EvidencesProps {
  readonly files: readonly AttachmentEvidence[]
  /** What the city asked for with a file; null when unknown. */
  readonly askedAs: (file: AttachmentEvidence) => string | null
}

/** Files sent, each downloadable; nothing without files. */
export function Evidences({ files, askedAs }: EvidencesProps) {
  const { t } = useRightMessages()
  if (files.length === 0) return null
  return (
    <Section title={t('detail.evidences')}>
      <ul className={styles.files}>
        {files.map(file => (
          <EvidenceLine key={file.urn ?? file.id} file={file} kind={askedAs(file)} />
        ))}
      </ul>
    </Section>
  )
}

interface EvidenceLineProps {
  readonly file: AttachmentEvidence
  readonly kind: string | null
}

function EvidenceLine({ file, kind }: EvidenceLineProps) {
  const { t, formatDay, formatFileSize } = useRightMessages()
  const { name, size, created, contentUrl, evidenceSubscriberMediaId: media } = file
  const bytes = formatFileSize(size)
  return (
    <li className={line.file}>
      <FileTextIcon size={20} className={line.fileIcon} />
      <div className={line.fileText}>
        {kind !== null && <span className={line.fileName}>{kind}</span>}
        <span className={kind === null ? line.fileName : undefined}>
          {media === null && contentUrl?.startsWith('https://') ? (
            <Link href={contentUrl} isExternal>
              {name}
            </Link>
          ) : (
            name
          )}
        </span>
        <Note as="span">
          {created === null
            ? bytes
            : t('detail.evidence.size-date', { size: bytes, date: formatDay(created) })}
        </Note>
      </div>
      {media !== null && <SaveEvidence id={media} name={name} />}
    </li>
  )
}

function SaveEvidence({ id, name }: { readonly id: MediaId; readonly name: string }) {
  const { t } = useRightMessages()
  const { api, locale } = useRemote()
  const saving = useMutation({ mutationFn: () => saveEvidence(api, id, locale) })
  const failure = useFailureSentence(saving.error)
  return (
    <>
      <div className={line.fileActions}>
        <Button
          size="small"
          icon={DownloadIcon}
          isBusy={saving.isPending}
          aria-label={t('document.for', { action: t('document.save'), name })}
          onClick={() => saving.mutate()}
        >
          {t('document.save')}
        </Button>
      </div>
      {failure && (
        <div className={line.fileFault}>
          <Banner tone="danger" live="alert">
            {failure}
          </Banner>
        </div>
      )}
    </>
  )
}
