import { ButtonLink, Card, Heading, PlateList } from '@parvis/shared-kernel/ui'
import { FileTextIcon } from '@parvis/shared-kernel/ui/icon'
import { useId } from 'react'
import type { RightView } from '../../rights-data/right-view.model.ts'
import { useRightMessages } from '../../use-messages.ts'
import styles from './to-do.module.css'

/** A ticket's document, which is not sent here: its page says where. */
export function HandInWords({ view: { name, path, right } }: { readonly view: RightView }) {
  const { t } = useRightMessages()
  const titleId = useId()
  return (
    <Card
      labelledBy={titleId}
      tone="warning"
      footer={
        <ButtonLink
          href={path}
          variant="primary"
          aria-label={t('action.for', { action: t('todo.hand-in.action'), name })}
        >
          {t('todo.hand-in.action')}
        </ButtonLink>
      }
    >
      <div className={styles.words}>
        <span className={styles.picture}>
          <FileTextIcon size={20} />
        </span>
        <div>
          <Heading level={3} look={4} id={titleId}>
            {t('todo.hand-in.title', { name })}
          </Heading>
          <p className={styles.body}>{t('todo.hand-in.body')}</p>
          <div className={styles.body}>
            <PlateList plates={right.plates} />
          </div>
        </div>
      </div>
    </Card>
  )
}
