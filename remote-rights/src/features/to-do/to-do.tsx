import { useChunk } from '@parvis/shared-kernel/page'
import { lazyChunk } from '@parvis/shared-kernel/remote'
import { Card, Heading, Note, PlateList, Section, Skeleton } from '@parvis/shared-kernel/ui'
import {
  FileTextIcon,
  HourglassIcon,
  type IconType,
  RefreshCwIcon,
  WalletIcon,
} from '@parvis/shared-kernel/ui/icon'
import { useId } from 'react'
import { ActionButton, distinguishedName, hasNamesake } from '../../right-actions/action-control.tsx'
import type { ActionHandlers } from '../../right-actions/use-action-handlers.tsx'
import { type RightsI18n, useMessages } from '../../use-messages.ts'
import type { RareCardProps } from './rare-card.tsx'
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
  renew: RefreshCwIcon,
} as const satisfies Record<CardItem['kind'], IconType>

/** Not urgent: only time or the bank can advance it. */
const isCalm = ({ kind }: CardItem) => kind === 'renew' || kind === 'follow-payment'

/** Actions awaiting the citizen, most urgent first, at most three (UX, dashboard). */
export function ToDo({ list: { items, moreCount }, handlers }: ToDoProps) {
  const { t } = useMessages()
  if (items.length === 0) return null
  const views = items.flatMap(item => ('view' in item ? item.view : []))
  return (
    <Section title={t('todo.title')}>
      <ul className={styles.cards}>
        {items.map(item => {
          const isNamesake = 'view' in item && hasNamesake(item.view, views)
          return (
            <li key={'view' in item ? item.view.right.id : item.kind} className={styles.item}>
              {'action' in item ? (
                <ToDoCard item={item} isNamesake={isNamesake} handlers={handlers} />
              ) : (
                <LateCard item={item} isNamesake={isNamesake} />
              )}
            </li>
          )
        })}
      </ul>
      {moreCount > 0 && <Note>{t('todo.more', { count: moreCount })}</Note>}
    </Section>
  )
}

const rareCard = lazyChunk(() =>
  import(/* webpackChunkName: "dialogs" */ './rare-card.tsx').then(module => module.RareCard),
)

/** Loads the card's chunk, which is rarely needed. */
function LateCard(props: RareCardProps) {
  const card = useChunk(rareCard)
  if (card.state === 'ready') return <card.data {...props} />
  return card.state === 'loading' && <Skeleton shape="card" height="168px" />
}

interface ToDoCardProps {
  readonly item: CardItem
  /** Another card is about a right of the same name. */
  readonly isNamesake: boolean
  readonly handlers: ActionHandlers
}

function ToDoCard({ item, isNamesake, handlers }: ToDoCardProps) {
  const i18n = useMessages()
  const id = useId()
  const Icon = ICONS[item.kind]
  return (
    <Card
      labelledBy={id}
      tone={isCalm(item) ? 'info' : 'warning'}
      footer={
        <ActionButton
          shown={item.action}
          view={item.view}
          handlers={handlers}
          variant="primary"
          named={distinguishedName(id, isNamesake)('a')}
        />
      }
    >
      <div className={styles.text}>
        <span className={`${styles.picture} ${isCalm(item) ? styles.calm : ''}`}>
          <Icon size={20} />
        </span>
        <div>
          <Heading level={3} look={4} id={id}>
            {i18n.t(`todo.${item.kind}.title`, { name: item.view.name })}
          </Heading>
          <p className={styles.body} id={`${id}v`}>
            {bodyOf(item, i18n)}
          </p>
          <div className={styles.body} id={`${id}c`}>
            <PlateList plates={item.view.right.plates} />
          </div>
        </div>
      </div>
    </Card>
  )
}

function bodyOf(item: CardItem, { t, formatDay }: RightsI18n): string {
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
