import { Disclosure, Stack, TextArea } from '@parvis/shared-kernel/ui'
import styles from '../../appeal/appeal.module.css'
import { isStatementTooLong } from '../../appeal/appeal-answers.model.ts'
import { fieldId } from '../../appeal/appeal-steps.model.ts'
import { useMessages } from '../../use-messages.ts'
import type { StepProps } from './step-props.ts'

/** The appellant's statement. Excess text is kept and reported at once. */
export function StatementStep({ form, draft, faultOf }: StepProps) {
  const { t } = useMessages()
  const { statement } = draft.answers
  const over = statement.length - form.maximumStatementLength
  const isLong = isStatementTooLong(form, statement)
  return (
    <Stack gap={4}>
      <p className={styles.text}>{t('appeal.statement.lead')}</p>
      <Disclosure summary={t('appeal.statement.help')}>
        <ul>
          <li>{t('appeal.statement.help.when')}</li>
          <li>{t('appeal.statement.help.what')}</li>
          <li>{t('appeal.statement.help.proof')}</li>
          <li>{t('appeal.statement.help.wish')}</li>
        </ul>
      </Disclosure>
      <TextArea
        id={fieldId('statement')}
        label={t('appeal.statement')}
        hint={t('appeal.statement.hint', { count: form.maximumStatementLength })}
        error={isLong ? t('appeal.statement.too-long', { count: over }) : faultOf('statement')}
        value={statement}
        onChange={next => draft.change({ statement: next })}
        limit={{ length: form.maximumStatementLength, told: count => t('draft.characters-left', { count }) }}
        rows={12}
      />
    </Stack>
  )
}
