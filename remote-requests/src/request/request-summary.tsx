import { type Cents, isFree } from '@parvis/shared-kernel/money'
import { Amount, type Fact, Facts, Heading, Stack } from '@parvis/shared-kernel/ui'
import { useRequestMessages } from '../use-messages.ts'
import styles from './request.module.css'

interface RequestSummaryProps {
  readonly name: string
  /** Rows without a description are left out. */
  readonly facts: readonly Fact[]
  /** Null while no option is chosen; free plans show none (first document §9). */
  readonly price: Cents | null
}

/** Summary of the request so far: beside the form, below it on a phone. */
export function RequestSummary({ name, facts, price }: RequestSummaryProps) {
  const { t } = useRequestMessages()
  return (
    <section className="parvis-panel" aria-labelledby="request-summary">
      <Stack gap={2}>
        <Heading level={2} id="request-summary" className={styles.summaryTitle}>
          {t('request.summary')}
        </Heading>
        <p className={styles.summaryName}>{name}</p>
        <Facts items={facts} />
        {price !== null && !isFree(price) && (
          <p className={styles.summaryPrice}>
            <span>{t('request.price')}</span>
            <Amount cents={price} size="large" />
          </p>
        )}
      </Stack>
    </section>
  )
}
