import type { Right } from '@parvis/shared-kernel/orders'
import type { Instant } from '@parvis/shared-kernel/time'
import { Button, Note, Section } from '@parvis/shared-kernel/ui'
import { HistoryIcon } from '@parvis/shared-kernel/ui/icon'
import { hasNamesake } from '../../right-actions/action-control.tsx'
import type { ActionHandlers } from '../../right-actions/use-action-handlers.tsx'
import type { RightView } from '../../rights-data/right-view.model.ts'
import { useMessages } from '../../use-messages.ts'
import type { RightKind } from './revealed.model.ts'
import { RightCard } from './right-card.tsx'
import styles from './rights-list.module.css'
import { useGrowingList } from './use-growing-list.ts'

interface RightsListProps {
  readonly kind: RightKind
  /** Rights to show, in order. */
  readonly rights: readonly Right[]
  readonly view: (right: Right) => RightView
  /** Number of expired rights on the toggle; 0 hides it. */
  readonly expiredCount: number
  readonly isExpiredShown: boolean
  readonly onToggle: () => void
  readonly now: Instant
  readonly handlers: ActionHandlers
}

/** From this length on, off-screen cards are not rendered. */
const LONG = 12

/** Tickets or subscriptions, latest end first; expired ones are behind a counted toggle (first document §4). */
export function RightsList({ kind, rights, view, now, handlers, ...expired }: RightsListProps) {
  const { t } = useMessages()
  const { shown, hiddenCount, grow, end, isBack } = useGrowingList(rights, kind)
  const views = shown.map(view)
  return (
    <Section title={t(`${kind}s.title`)}>
      {rights.length === 0 && <Note>{t(`${kind}s.empty`)}</Note>}
      <ul className={`${styles.grid} ${shown.length > LONG && !isBack ? styles.long : ''}`}>
        {views.map(one => (
          <li key={one.right.id} className={styles.item}>
            <RightCard view={one} isNamesake={hasNamesake(one, views)} now={now} handlers={handlers} />
          </li>
        ))}
      </ul>
      <div className={styles.foot} ref={end}>
        {hiddenCount > 0 && <Button onClick={grow}>{t('list.more', { count: hiddenCount })}</Button>}
        <ExpiredToggle kind={kind} {...expired} />
      </div>
    </Section>
  )
}

type ExpiredToggleProps = Pick<RightsListProps, 'kind' | 'expiredCount' | 'isExpiredShown' | 'onToggle'>

function ExpiredToggle({ kind, expiredCount, isExpiredShown, onToggle }: ExpiredToggleProps) {
  const { t } = useMessages()
  if (expiredCount === 0) return null
  const verb = isExpiredShown ? 'hide' : 'show'
  return (
    <Button variant="quiet" icon={HistoryIcon} aria-expanded={isExpiredShown} onClick={onToggle}>
      {t(`expired.${kind}s.${verb}`, { count: expiredCount })}
    </Button>
  )
}
