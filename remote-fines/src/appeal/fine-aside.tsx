import { amountDue, type Fine, finePaymentState } from '@parvis/shared-kernel/fines'
import type { Plate as PlateNumber } from '@parvis/shared-kernel/plates'
import type { Instant } from '@parvis/shared-kernel/time'
import { Amount, type Fact, Facts, Heading, Plate, Stack } from '@parvis/shared-kernel/ui'
import { NumberLine } from '../fine-access/number-line.tsx'
import { useMessages } from '../use-messages.ts'
import styles from './appeal.module.css'

interface FineAsideProps {
  readonly fine: Fine
  readonly plate: PlateNumber
  readonly now: Instant
  readonly facts?: readonly Fact[]
}

/** Summary of the contested fine beside its appeal. */
export function FineAside({ fine, plate, now, facts = [] }: FineAsideProps) {
  const { t } = useMessages()
  return (
    <section className="parvis-panel" aria-labelledby="appeal-aside">
      <Stack gap={3}>
        <Heading level={2} id="appeal-aside" className={styles.summaryTitle}>
          {t('appeal.aside')}
        </Heading>
        <div>
          <NumberLine fineId={fine.id} />
          <Facts
            items={[
              { term: t('fine.plate'), description: <Plate plate={plate} size="small" /> },
              { term: t('fine.place'), description: fine.place },
              {
                term: t(finePaymentState(fine, now) === 'pending' ? 'result.pending.title' : 'due.now'),
                description: <Amount cents={amountDue(fine, now).due} />,
              },
              ...facts,
            ]}
          />
        </div>
      </Stack>
    </section>
  )
}
