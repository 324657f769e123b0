import type { Offer } from '@parvis/shared-kernel/offers'
import type { Subscription } from '@parvis/shared-kernel/orders'
import { Banner, Facts, Link, Section } from '@parvis/shared-kernel/ui'
import { FileTextIcon, PaperclipIcon } from '@parvis/shared-kernel/ui/icon'
import { useWords } from '../../words.ts'
import styles from './right-detail.module.css'
import { answersOf } from './right-facts.model.ts'

interface FileSectionsProps {
  readonly right: Subscription
  readonly offer: Offer | null
}

/** What the city asks or explains, before everything else where one must act on it. */
export function CityWords({ right }: Pick<FileSectionsProps, 'right'>) {
  return (
    <>
      <Requested right={right} />
      <AgentComments right={right} />
    </>
  )
}

/** What was answered and provided. Nothing is drawn for what there is not. */
export function FileSections({ right, offer }: FileSectionsProps) {
  return (
    <>
      <Answers right={right} offer={offer} />
      <Evidences right={right} />
    </>
  )
}

function Requested({ right }: Pick<FileSectionsProps, 'right'>) {
  const { t } = useWords()
  if (right.requestedEvidences.length === 0) return null
  return (
    <Banner tone="warning" icon={PaperclipIcon} title={t('detail.requested')}>
      <p>{t('detail.requested.body')}</p>
      <ul>
        {right.requestedEvidences.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
    </Banner>
  )
}

function AgentComments({ right }: Pick<FileSectionsProps, 'right'>) {
  const { t, formatDay } = useWords()
  if (right.agentComments.length === 0) return null
  return (
    <Section title={t('detail.agent')}>
      {right.agentComments.toReversed().map(({ createdAt, comment }) => (
        <figure key={`${createdAt}${comment}`} className={styles.comment}>
          <blockquote className={styles.quote}>{comment}</blockquote>
          {createdAt !== null && <figcaption className={styles.quiet}>{formatDay(createdAt)}</figcaption>}
        </figure>
      ))}
    </Section>
  )
}

function Answers({ right, offer }: FileSectionsProps) {
  const { t } = useWords()
  const answers = answersOf(right, offer)
  if (answers.length === 0 && right.userComment === '') return null
  return (
    <Section title={t('detail.answers')}>
      <Facts
        items={[
          ...answers.map(({ label, value }) => ({ term: label, description: value })),
          { term: t('detail.comment'), description: right.userComment },
        ]}
      />
    </Section>
  )
}

function Evidences({ right }: Pick<FileSectionsProps, 'right'>) {
  const { t, formatDay, formatFileSize } = useWords()
  if (right.attachmentEvidences.length === 0) return null
  return (
    <Section title={t('detail.evidences')}>
      <ul className={styles.files}>
        {right.attachmentEvidences.map(({ id, name, size, created, urn, contentUrl }) => (
          <li key={urn ?? id} className={styles.file}>
            <FileTextIcon className={styles.fileIcon} />
            <span className={styles.fileName}>
              {contentUrl?.startsWith('https://') ? (
                <Link href={contentUrl} isExternal>
                  {name}
                </Link>
              ) : (
                name
              )}
            </span>
            <span className={styles.quiet}>
              {created === null
                ? formatFileSize(size)
                : t('detail.evidence.size-date', { size: formatFileSize(size), date: formatDay(created) })}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
