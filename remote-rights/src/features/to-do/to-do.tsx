import { useChunk } from '@parvis/shared-kernel/page'
import { PAGES } from '@parvis/shared-kernel/paths'
import { lazyChunk } from '@parvis/shared-kernel/remote'
import { ButtonLink, Card, Heading, Note, PlateList, Section, Skeleton } from '@parvis/shared-kernel/ui'
import {
  FileTextIcon,
  HourglassIcon,
  type IconType,
  MapPinIcon,
  RefreshCwIcon,
  WalletIcon,
} from '@parvis/shared-kernel/ui/icon'
import { useId } from 'react'
import { ActionButton } from '../../right-actions/action-control.tsx'
import type { ActionHandlers } from '../../right-actions/use-action-handlers.tsx'
import { type RightsI18n, useMessages } from '../../use-messages.ts'
import type { RareItem, ToDoItem, ToDoList } from './to-do.model.ts'
import styles from './to-do.module.css'

interface ToDoProps {
  readonly list: ToDoList
  readonly handlers: ActionHandlers
}

type CardItem = Exclude<ToDoItem, RareItem>

const ICONS = {
  pay: WalletIcon,
  'follow-payment': HourglassIcon,
  complete: FileTextIcon,
  address: MapPinIcon,
  renew: RefreshCwIcon,
} as const satisfies Record<CardItem['kind'], IconType>

/** Not urgent: only time or the bank can advance it. */
const isCalm = ({ kind }: CardItem) => kind === 'renew' || kind === 'follow-payment'

/** Actions awaiting the citizen, most urgent first, at most three (UX, dashboard). */
export function ToDo({ list: { items, moreCount }, handlers }: ToDoProps) {
  const { t } = useMessages()
  if (items.length === 0) return null
  return (
    <Section title={t('todo.title')}>
      <ul className={styles.cards}>
        {items.map(item => (
          <li key={'view' in item ? item.view.right.id : item.kind} className={styles.item}>
            {'action' in item || item.kind === 'address' ? (
              <ToDoCard item={item} handlers={handlers} />
            ) : (
              <LateCard item={item} />
            )}
          </li>
        ))}
      </ul>
      {moreCount > 0 && <Note>{t('todo.more', { count: moreCount })}</Note>}
    </Section>
  )
}

const rareCard = lazyChunk(() =>
  import(/* webpackChunkName: "dialogs" */ './rare-card.tsx').then(module => module.RareCard),
)

/** The card's chunk is loaded only for refunds, complements and tickets' documents. */
function LateCard({ item }: { readonly item: RareItem }) {
  const card = useChunk(rareCard)
  if (card.state === 'ready') return <card.data item={item} />
  return card.state === 'loading' && <Skeleton shape="card" height="168px" />
}

function ToDoCard({ item, handlers }: { readonly item: CardItem; readonly handlers: ActionHandlers }) {
  const words = useMessages()
  const id = useId()
  const Icon = ICONS[item.kind]
  return (
    <Card
      labelledBy={id}
      tone={isCalm(item) ? 'info' : 'warning'}
      footer={<ToDoAction item={item} handlers={handlers} />}
    >
      <div className={styles.words}>
        <span className={`${styles.picture} ${isCalm(item) ? styles.calm : ''}`}>
          <Icon size={20} />
        </span>
        <div>
          <Heading level={3} look={4} id={id}>
            {titleOf(item, words)}
          </Heading>
          <p className={styles.body}>{bodyOf(item, words)}</p>
          {'view' in item && (
            <div className={styles.body}>
              <PlateList plates={item.view.right.plates} />
            </div>
          )}
        </div>
      </div>
    </Card>
  )
}

function ToDoAction({ item, handlers }: { readonly item: CardItem; readonly handlers: ActionHandlers }) {
  const { t } = useMessages()
  if (item.kind === 'address') {
    return (
      <ButtonLink href={PAGES.settings} variant="primary">
        {t('todo.address.action')}
      </ButtonLink>
    )
  }
  return <ActionButton shown={item.action} view={item.view} handlers={handlers} variant="primary" />
}

function titleOf(item: CardItem, { t }: RightsI18n): string {
  if (item.kind === 'address') return t('todo.address.title')
  return t(`todo.${item.kind}.title`, { name: item.view.name })
}

function bodyOf(item: CardItem, { t, formatDay }: RightsI18n): string {
  if (item.kind === 'address') return t('todo.address.body')
  if (item.kind === 'renew') return t('todo.renew.body', { days: item.daysLeft, end: formatDay(item.end) })
  if (item.kind === 'follow-payment') return t('right.payment-pending')
  const { right } = item.view
  if (item.kind === 'complete') {
    const count = right.kind === 'subscription' ? right.requestedEvidences.length : 0
    return t('todo.complete.body', { count })
  }
  return right.startOfValidity === null
    ? t('todo.pay.body-undated')
    : t('todo.pay.body', { start: formatDay(right.startOfValidity) })
}
