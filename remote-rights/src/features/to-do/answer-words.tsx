import { type AwaitedAnswer, answerDue, displayFineId } from '@parvis/shared-kernel/fines'
import { PAGES, pathTo } from '@parvis/shared-kernel/paths'
import { ButtonLink, Card, Heading } from '@parvis/shared-kernel/ui'
import { MailIcon } from '@parvis/shared-kernel/ui/icon'
import { useId } from 'react'
import { useNow } from '../../rights-data/use-now.ts'
import { useRightMessages } from '../../use-messages.ts'
import styles from './to-do.module.css'

/** The fine, the deadline and the answer link. */
export function AnswerWords({ awaited: { fineId, dueAt } }: { readonly awaited: AwaitedAnswer }) {
  const { t, formatDateTimeLong } = useRightMessages()
  const now = useNow()
  const titleId = useId()
  const number = displayFineId(fineId)
  return (
    <Card
      labelledBy={titleId}
      tone="warning"
      footer={
        <ButtonLink href={pathTo(PAGES.appealComplement, { fineId })} variant="primary">
          {t('todo.answer.action')}
        </ButtonLink>
      }
    >
      <div className={styles.words}>
        <span className={styles.picture}>
          <MailIcon size={20} />
        </span>
        <div>
          <Heading level={3} look={4} id={titleId}>
            {t('todo.answer.title')}
          </Heading>
          <p className={styles.body}>
            {t(`todo.answer.body.${answerDue(dueAt, now)}`, {
              number,
              moment: dueAt && formatDateTimeLong(dueAt),
            })}
          </p>
        </div>
      </div>
    </Card>
  )
}
