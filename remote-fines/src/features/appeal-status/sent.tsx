import type { Appeal, SentPiece } from '@parvis/shared-kernel/fines'
import { useQuery, useRemote } from '@parvis/shared-kernel/remote'
import { Facts, Heading, Section } from '@parvis/shared-kernel/ui'
import styles from '../../appeal/appeal.module.css'
import { formQuery } from '../../appeal/appeal.queries.ts'
import { useMomentFormat } from '../../fine-access/use-moment-format.ts'
import { useMessages } from '../../use-messages.ts'

/**
 * What the city received, at filing and later: texts and file names. The appellant's identity is on the receipt only.
 */
export function Sent({ appeal }: { readonly appeal: Appeal }) {
  const { t } = useMessages()
  const { momentWithZone } = useMomentFormat()
  const { api, locale } = useRemote()
  const form = useQuery(formQuery(api, locale))
  const known = form.data?.reasons.find(({ id }) => id === appeal.reasonId)?.label
  const reason = known ?? (form.isError ? t('appeal.reason.unread') : null)
  return (
    <>
      <Section title={t('appeal.sent')} gap={3}>
        <Facts
          items={[
            { term: t('appeal.step.reason'), description: reason },
            { term: t('appeal.step.documents'), description: <Files pieces={appeal.sentPieces} /> },
          ]}
        />
        <Explanation text={appeal.statement} />
      </Section>
      {appeal.complementAnswers.map(({ at, message, pieces }) => (
        <Section key={at} title={t('appeal.sent.afterwards', { moment: momentWithZone(at) })} gap={3}>
          <Facts items={[{ term: t('appeal.step.documents'), description: <Files pieces={pieces} /> }]} />
          {message && <Explanation text={message} />}
        </Section>
      ))}
    </>
  )
}

function Explanation({ text }: { readonly text: string }) {
  const { t } = useMessages()
  return (
    <>
      <Heading level={3} look={4}>
        {t('appeal.step.statement')}
      </Heading>
      <p className={styles.statement}>{text}</p>
    </>
  )
}

function Files({ pieces }: { readonly pieces: readonly SentPiece[] }) {
  const { t, formatFileSize } = useMessages()
  if (pieces.length === 0) return t('appeal.review.no-piece')
  return pieces.map(({ urn, name, size }) => (
    <span key={urn} className={styles.line}>
      {name} ({formatFileSize(size)})
    </span>
  ))
}
