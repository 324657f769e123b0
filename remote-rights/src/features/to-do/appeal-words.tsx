import { answerDue, displayFineId } from '@parvis/shared-kernel/fines'
import { PAGES, pathTo } from '@parvis/shared-kernel/paths'
import { ButtonLink, Card, Heading } from '@parvis/shared-kernel/ui'
import { MailIcon } from '@parvis/shared-kernel/ui/icon'
import { useId } from 'react'
import { useNow } from '../../rights-data/use-now.ts'
import { useRightMessages } from '../../use-messages.ts'
import type { RareItem } from './to-do.model.ts'
import styles from './to-do.module.css'

/** The fine, what its appeal asks of the citizen, until when, and the way there. */
export function AppealWords({ kind, awaited }: Extract<RareItem, { kind: 'answer' | 'court' }>) {
  const { t, formatDateTimeLong } = useRightMessages()
  const now = useNow()
  const titleId = useId()
  const { fineId, dueAt, tribunalDeadline } = awaited
  const href =
    kind === 'answer' ? pathTo(PAGES.appealComplement, { fineId }) : pathTo(PAGES.appeal, { fineId })
  const until = kind === 'answer' ? dueAt : tribunalDeadline
  return (
    <Card
      labelledBy={titleId}
      tone="warning"
      footer={
        <ButtonLink href={href} variant="primary">
          {t(`todo.${kind}.action`)}
        </ButtonLink>
      }
    >
      <div className={styles.words}>
        <span className={styles.picture}>
          <MailIcon size={20} />
        </span>
        <div>
          <Heading level={3} look={4} id={titleId}>
            {t(`todo.${kind}.title`)}
          </Heading>
          <p className={styles.body}>
            {t(kind === 'answer' ? `todo.answer.body.${answerDue(dueAt, now)}` : 'todo.court.body', {
              number: displayFineId(fineId),
              isDated: String(until !== null),
              moment: until && formatDateTimeLong(until),
            })}
          </p>
        </div>
      </div>
    </Card>
  )
}
