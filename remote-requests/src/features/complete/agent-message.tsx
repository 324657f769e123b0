import type { AgentComment, Subscription } from '@parvis/shared-kernel/orders'
import { Section } from '@parvis/shared-kernel/ui'
import { useOrderMessages } from '../../use-messages.ts'
import styles from './complete.module.css'

/** The agent's comments, newest first: why something is requested. */
export function AgentMessage({ order }: { readonly order: Subscription }) {
  const { t, formatDateTimeLong } = useOrderMessages()
  const comments = order.agentComments.toSorted(byNewest)
  if (comments.length === 0) return null
  return (
    <Section title={t('complete.agent')} gap={3}>
      {comments.map(({ createdAt, comment }) => (
        <blockquote key={`${createdAt} ${comment}`} className={styles.comment}>
          <p>{comment}</p>
          {createdAt !== null && <footer className={styles.when}>{formatDateTimeLong(createdAt)}</footer>}
        </blockquote>
      ))}
    </Section>
  )
}

const byNewest = (a: AgentComment, b: AgentComment) => (b.createdAt ?? 0) - (a.createdAt ?? 0)
