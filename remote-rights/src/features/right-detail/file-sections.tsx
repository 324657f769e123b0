import type { Offer } from '@parvis/shared-kernel/offers'
import type { Subscription } from '@parvis/shared-kernel/orders'
import { Banner, Facts, Note, Section, Stack } from '@parvis/shared-kernel/ui'
import { PaperclipIcon } from '@parvis/shared-kernel/ui/icon'
import { useRightMessages } from '../../use-messages.ts'
import { Evidences } from './evidences.tsx'
import styles from './right-detail.module.css'
import { answersOf, askedAs, complementsToShow } from './right-facts.model.ts'

interface FileSectionsProps {
  readonly right: Subscription
  readonly offer: Offer | null
}

/** The city's questions and explanations, placed first when they require action. */
export function CityMessage({ right }: Pick<FileSectionsProps, 'right'>) {
  return (
    <>
      <Requested right={right} />
      <AgentComments right={right} />
    </>
  )
}

/** Answers and files provided; empty sections are omitted. */
export function FileSections({ right, offer }: FileSectionsProps) {
  return (
    <>
      <Answers right={right} offer={offer} />
      <Complements right={right} />
      <Evidences files={right.attachmentEvidences} askedAs={({ id }) => askedAs(id, right, offer)} />
    </>
  )
}

function Requested({ right }: Pick<FileSectionsProps, 'right'>) {
  const { t } = useRightMessages()
  const count = right.requestedEvidences.length
  if (count === 0) return null
  return (
    <Banner tone="warning" icon={PaperclipIcon} title={t('detail.requested', { count })}>
      <p>{t('detail.requested.body', { count })}</p>
      <ul>
        {right.requestedEvidences.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
    </Banner>
  )
}

function AgentComments({ right }: Pick<FileSectionsProps, 'right'>) {
  const { t, formatDay } = useRightMessages()
  if (right.agentComments.length === 0) return null
  return (
    <Section title={t('detail.agent')}>
      {right.agentComments.toReversed().map(({ createdAt, comment }) => (
        <Stack key={`${createdAt}${comment}`} as="figure" gap={2}>
          <blockquote className={styles.quote}>{comment}</blockquote>
          {createdAt !== null && <Note as="figcaption">{formatDay(createdAt)}</Note>}
        </Stack>
      ))}
    </Section>
  )
}

/** What the city requested and when, even if answered since. */
function Complements({ right }: Pick<FileSectionsProps, 'right'>) {
  const { t, formatDay, formatList } = useRightMessages()
  const complements = complementsToShow(right)
  if (complements.length === 0) return null
  return (
    <Section title={t('detail.complements')}>
      <Facts
        items={complements.map(({ requestedAt, evidences }, index) => ({
          term:
            requestedAt === null
              ? t('detail.complements.undated', { number: index + 1 })
              : t('detail.complements.on', { date: formatDay(requestedAt) }),
          description: formatList(evidences.map(({ id, name }) => name || id)),
        }))}
      />
    </Section>
  )
}

function Answers({ right, offer }: FileSectionsProps) {
  const { t } = useRightMessages()
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
