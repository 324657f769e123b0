import type { Appeal, AppealPiece, SentPiece } from '@parvis/shared-kernel/fines'
import { useQuery, useRemote } from '@parvis/shared-kernel/remote'
import { type Fact, Facts, Heading, Section } from '@parvis/shared-kernel/ui'
import styles from '../../appeal/appeal.module.css'
import { formQuery } from '../../appeal/appeal.queries.ts'
import { usePieceFacts } from '../../appeal/use-piece-facts.tsx'
import { useMomentFormat } from '../../fine-access/use-moment-format.ts'
import { useMessages } from '../../use-messages.ts'

/**
 * What the city received, at filing and later: texts, and files under what they were sent as. The appellant's
 * identity is on the receipt only.
 */
export function Sent({ appeal }: { readonly appeal: Appeal }) {
  const { t } = useMessages()
  const { momentWithZone } = useMomentFormat()
  const { api, locale } = useRemote()
  const facts = useFileFacts()
  const form = useQuery(formQuery(api, locale))
  const known = form.data?.reasons.find(({ id }) => id === appeal.reasonId)
  const reason = known?.label ?? (form.isError ? t('appeal.reason.unread') : null)
  const mandate = form.data?.mandate
  const asked = [...(known?.pieces ?? []), ...(mandate ? [mandate] : [])]
  return (
    <>
      <Section title={t('appeal.sent')} gap={3}>
        <Facts
          items={[{ term: t('appeal.step.reason'), description: reason }, ...facts(asked, appeal.sentPieces)]}
        />
        <Explanation text={appeal.statement} />
      </Section>
      {appeal.complementAnswers.map(({ at, message, requestedPieces = [], pieces }) => (
        <Section key={at} title={t('appeal.sent.afterwards', { moment: momentWithZone(at) })} gap={3}>
          <Facts items={facts(requestedPieces, pieces)} />
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

/** Facts about the files; that there is none is one as well. */
function useFileFacts() {
  const { t } = useMessages()
  const factsOf = usePieceFacts()
  return (asked: readonly AppealPiece[], files: readonly SentPiece[]): readonly Fact[] =>
    files.length === 0
      ? [{ term: t('appeal.step.documents'), description: t('appeal.review.no-piece') }]
      : factsOf(asked, files)
}
