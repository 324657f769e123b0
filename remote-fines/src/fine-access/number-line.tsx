import { fineIdGroups } from '@parvis/shared-kernel/fines'
import type { FineId } from '@parvis/shared-kernel/ids'
import { Facts, FineNumber } from '@parvis/shared-kernel/ui'
import { useMessages } from '../use-messages.ts'
import styles from './number-line.module.css'

/** A fine's number below its label: beside it, a narrow panel would break it into three lines. */
export function NumberLine({ fineId }: { readonly fineId: FineId }) {
  const { t } = useMessages()
  return (
    <div className={styles.line}>
      <Facts
        layout="inline"
        items={[{ term: t('number.label'), description: <FineNumber groups={fineIdGroups(fineId)} /> }]}
      />
    </div>
  )
}
