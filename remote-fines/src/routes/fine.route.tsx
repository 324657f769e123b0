import { type Fine, versionInForce } from '@parvis/shared-kernel/fines'
import type { FineId } from '@parvis/shared-kernel/ids'
import { usePassingTime } from '@parvis/shared-kernel/page'
import { PAGES } from '@parvis/shared-kernel/paths'
import type { Plate } from '@parvis/shared-kernel/plates'
import { useScreen } from '@parvis/shared-kernel/remote'
import { Banner } from '@parvis/shared-kernel/ui'
import { AmountDue } from '../features/amount-due/amount-due.tsx'
import { Choices } from '../features/choices/choices.tsx'
import { HowToContest } from '../features/choices/how-to-contest.tsx'
import { Documents } from '../features/documents/documents.tsx'
import { FineHead } from '../features/fine-head/fine-head.tsx'
import { History } from '../features/history/history.tsx'
import { KeepFine } from '../features/keep-fine/keep-fine.tsx'
import { PlateGate } from '../features/plate-gate/plate-gate.tsx'
import { Statement } from '../features/statement/statement.tsx'
import { FineNumberGate } from '../fine-access/fine-number-gate.tsx'
import { LoadedFine } from '../fine-access/loaded-fine.tsx'
import { type FineAccess, useFineAccess } from '../fine-access/use-fine-access.ts'
import { useMessages } from '../use-messages.ts'
import styles from './fine.module.css'

/** /fps/:fineId */
export function FineRoute() {
  return (
    <FineNumberGate page={PAGES.fine}>{fineId => <FineScreen key={fineId} fineId={fineId} />}</FineNumberGate>
  )
}

function FineScreen({ fineId }: { readonly fineId: FineId }) {
  const access = useFineAccess(fineId)
  if (!access.kept) return <PlateGate fineId={fineId} hasExpired={access.hasExpired} onOpen={access.open} />
  return <OpenFine fineId={fineId} plate={access.kept.plate} access={access} />
}

interface OpenFineProps {
  readonly fineId: FineId
  readonly plate: Plate
  readonly access: FineAccess
}

function OpenFine({ fineId, plate, access }: OpenFineProps) {
  const { t } = useMessages()
  return (
    <LoadedFine fineId={fineId} plate={plate} title={t('fine.title')}>
      {(fine, isStale) => <FineBody fine={fine} plate={plate} isStale={isStale} onLeave={access.leave} />}
    </LoadedFine>
  )
}

interface FineBodyProps {
  readonly fine: Fine
  readonly plate: Plate
  /** The refresh failed: the data is slightly old. */
  readonly isStale: boolean
  readonly onLeave: () => void
}

function FineBody({ fine, plate, isStale, onLeave }: FineBodyProps) {
  const { t } = useMessages()
  const now = usePassingTime(versionInForce(fine).reducedUntil)
  useScreen(t('fine.title'))
  return (
    <div className={styles.page}>
      <FineHead fine={fine} onLeave={onLeave} />
      <KeepFine fine={fine} />
      {isStale && (
        <Banner tone="warning" live="status">
          {t('fine.stale')}
        </Banner>
      )}
      <AmountDue fine={fine} now={now} />
      <Choices fine={fine} plate={plate} now={now} />
      <div className={styles.details}>
        <Statement fine={fine} now={now} />
        <History fine={fine} now={now} />
      </div>
      <Documents fine={fine} plate={plate} now={now} />
      <HowToContest fine={fine} now={now} />
      <p className={styles.shared}>{t('fine.shared')}</p>
    </div>
  )
}
