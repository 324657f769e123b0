import { finePaymentState, totalDue } from '@parvis/shared-kernel/fines'
import { useHost } from '@parvis/shared-kernel/i18n'
import { treeOf, useFocusBack, usePassingTime } from '@parvis/shared-kernel/page'
import {
  Amount,
  Button,
  Cluster,
  focusField,
  Heading,
  Loading,
  Note,
  Section,
  Skeleton,
} from '@parvis/shared-kernel/ui'
import { SearchIcon, TrashIcon } from '@parvis/shared-kernel/ui/icon'
import { useRef } from 'react'
import { FineFailureBanner } from '../../fine-access/fine-failure-banner.tsx'
import { NUMBER_ID } from '../../fine-access/number-field-id.ts'
import { useMomentFormat } from '../../fine-access/use-moment-format.ts'
import { useKeeping } from '../../kept-fines/use-kept-fines.ts'
import { useMessages } from '../../use-messages.ts'
import { accessibleName, fineStateOf, type ListedFine, nextRise, sortedFines } from './fine-list.model.ts'
import styles from './fine-list.module.css'
import { FineRow } from './fine-row.tsx'
import { useListedFines } from './use-listed-fines.ts'

/** Fines of the account and of this tab, with the total due. */
export function FineList() {
  const { t } = useMessages()
  const listed = useListedFines()
  const { tab, fines, isSignedIn, hasOpened, isOneMissing, unread } = listed
  const { removing } = useKeeping()
  const heading = useRef<HTMLDivElement>(null)
  // A button that disappears leaves its focus to the list.
  const clear = () => {
    heading.current?.focus()
    tab.forgetAll()
  }
  const remove = ({ fine, place }: ListedFine, row: Element | null) => {
    const neighbour = row?.nextElementSibling ?? row?.previousElementSibling
    const next = neighbour?.querySelector<HTMLElement>('[tabindex="-1"]') ?? heading.current
    next?.focus()
    tab.forget(fine.id)
    if (place === 'account') removing.mutate(fine.id)
  }
  if (!isSignedIn && !hasOpened) return null
  return (
    <>
      <div ref={heading} tabIndex={-1} className={styles.list}>
        <FocusBack />
        <Section
          title={t('list.title')}
          actions={
            <Cluster>
              {fines.length >= LONG && <ToLookUp />}
              {hasOpened && (
                <Button size="small" variant="quiet" icon={TrashIcon} onClick={clear}>
                  {t('list.clear')}
                </Button>
              )}
            </Cluster>
          }
        >
          {unread !== null && (
            <FineFailureBanner
              error={unread}
              title={t('list.failed')}
              isStale={!isOneMissing}
              onRetry={listed.retry}
              isRetrying={listed.isRetrying}
            />
          )}
          {listed.isLoading ? (
            <ListSkeleton />
          ) : (
            <Rows
              fines={fines}
              onRemove={remove}
              removing={removing}
              isSignedIn={isSignedIn}
              isWhole={!isOneMissing}
            />
          )}
        </Section>
      </div>
      <div className={styles.search}>
        <Heading level={2} look={3}>
          {t('list.search')}
        </Heading>
      </div>
    </>
  )
}

/** Number of fines whose rows fill a phone. */
const LONG = 3

/** Leads past a long list to the form below. */
function ToLookUp() {
  const { t } = useMessages()
  const host = useHost()
  return (
    <Button
      size="small"
      variant="quiet"
      icon={SearchIcon}
      onClick={() => focusField(treeOf(host), NUMBER_ID)}
    >
      {t('list.search')}
    </Button>
  )
}

/** The list disappears with its last fine, and the focus with it. */
function FocusBack() {
  useFocusBack()
  return null
}

interface RowsProps {
  readonly fines: readonly ListedFine[]
  readonly isSignedIn: boolean
  /** False when something could not be read: an empty list then means nothing. */
  readonly isWhole: boolean
  /** Removal from the account's list, under way or failed. */
  readonly removing: ReturnType<typeof useKeeping>['removing']
  readonly onRemove: (listed: ListedFine, row: Element | null) => void
}

function Rows({ fines, isSignedIn, isWhole, removing, onRemove }: RowsProps) {
  const { t } = useMessages()
  const now = useListMoment(fines)
  if (fines.length === 0) return isWhole && <Note>{t('list.empty')}</Note>
  return (
    <>
      <Total fines={fines} isWhole={isWhole} />
      <ul className={styles.rows}>
        {sortedFines(fines, now).map(listed => (
          <FineRow
            key={listed.fine.id}
            listed={listed}
            name={accessibleName(listed, fines)}
            now={now}
            removing={listed.fine.id === removing.variables ? removing : null}
            onRemove={row => onRemove(listed, row)}
          />
        ))}
      </ul>
      <Note>{t(isSignedIn ? 'list.note.account' : 'list.note.tab')}</Note>
    </>
  )
}

/** Current time to the minute, refreshed at once when the first price rises. */
function useListMoment(fines: readonly ListedFine[]) {
  const coarse = usePassingTime()
  return usePassingTime(nextRise(fines, coarse))
}

function Total({ fines, isWhole }: Pick<RowsProps, 'fines' | 'isWhole'>) {
  const { t } = useMessages()
  const { momentWithZone } = useMomentFormat()
  const now = useListMoment(fines)
  const due = totalDue(
    fines.map(({ fine }) => fine),
    now,
  )
  const count = fines.filter(({ fine }) => finePaymentState(fine, now) === 'due').length
  const rise = nextRise(
    fines.filter(listed => fineStateOf(listed, now) === 'to-pay'),
    now,
  )
  return (
    <div className={styles.total} role="status">
      <p className={styles.term}>{t(isWhole ? 'list.total' : 'list.total.shown')}</p>
      <p>
        <Amount cents={due} size="display" />
      </p>
      <Note>
        <span>{isWhole ? t('list.count', { count }) : t('list.unread')}</span>
        {rise !== null && <span>{` ${t('list.rise', { moment: momentWithZone(rise) })}`}</span>}
      </Note>
    </div>
  )
}

function ListSkeleton() {
  return (
    <Loading>
      <div className={styles.rows}>
        <Skeleton height="64px" width="220px" />
        <Skeleton height="112px" />
        <Skeleton height="112px" />
      </div>
    </Loading>
  )
}
