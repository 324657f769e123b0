import { answerDue, displayFineId, type HeldRefund } from '@parvis/shared-kernel/fines'
import { LateBoundary, usePassingTime } from '@parvis/shared-kernel/page'
import { PAGES, pathTo } from '@parvis/shared-kernel/paths'
import { ButtonLink, Card, Heading, PlateList, Skeleton, usePriceIn } from '@parvis/shared-kernel/ui'
import { FileTextIcon, type IconType, MailIcon, MapPinIcon, WalletIcon } from '@parvis/shared-kernel/ui/icon'
import { type ReactNode, useId } from 'react'
import { distinguishedName } from '../../right-actions/action-control.tsx'
import { RightMessages } from '../../right-messages/right-messages.tsx'
import { refundPath } from '../../rights-data/refund-path.ts'
import type { RightView } from '../../rights-data/right-view.model.ts'
import { useRightMessages } from '../../use-messages.ts'
import type { RareItem } from './to-do.model.ts'
import styles from './to-do.module.css'

export interface RareCardProps {
  readonly item: RareItem
  /** Another card is about a right of the same name. */
  readonly isNamesake: boolean
}

/**
 * Asks for an address, bank details, an appeal's complement or a ticket's document, or tells that an appeal counts as
 * rejected. Uses the messages of a right's page.
 */
export function RareCard(props: RareCardProps) {
  return (
    <LateBoundary fallback={<Skeleton shape="card" height="168px" />}>
      <RightMessages>
        <ItemText {...props} />
      </RightMessages>
    </LateBoundary>
  )
}

function ItemText({ item, isNamesake }: RareCardProps) {
  if (item.kind === 'address') return <AddressText />
  if (item.kind === 'refund') return <RefundText refund={item.refund} />
  return item.kind === 'hand-in' ? (
    <HandInText view={item.view} isNamesake={isNamesake} />
  ) : (
    <AppealText {...item} />
  )
}

interface FrameProps {
  readonly icon: IconType
  readonly title: string
  readonly href: string
  readonly action: string
  /** Accessible label of the action, where other cards have the same one. */
  readonly spoken?: string
  /** Attributes that distinguish the action from one with the same label on another card. */
  readonly named?: object | false
  readonly children: ReactNode
}

function Frame({ icon: Icon, title, href, action, spoken, named, children }: FrameProps) {
  const titleId = useId()
  return (
    <Card
      labelledBy={titleId}
      tone="warning"
      footer={
        <ButtonLink href={href} variant="primary" aria-label={spoken} {...named}>
          {action}
        </ButtonLink>
      }
    >
      <div className={styles.text}>
        <span className={styles.picture}>
          <Icon size={20} />
        </span>
        <div>
          <Heading level={3} look={4} id={titleId}>
            {title}
          </Heading>
          {children}
        </div>
      </div>
    </Card>
  )
}

function AddressText() {
  const { t } = useRightMessages()
  return (
    <Frame
      icon={MapPinIcon}
      title={t('todo.address.title')}
      href={`${PAGES.settings}?ask=address&back=${PAGES.rights}`}
      action={t('todo.address.action')}
    >
      <p className={styles.body}>{t('todo.address.body')}</p>
    </Frame>
  )
}

/** The amount, what the city waits for, and the link to send it. */
function RefundText({ refund: { id, fineId, amount, currency } }: { readonly refund: HeldRefund }) {
  const { t } = useRightMessages()
  const priceIn = usePriceIn()
  const title = fineId === null ? 'detail.refund.asked' : 'todo.refund.fine'
  return (
    <Frame
      icon={WalletIcon}
      title={t(title, { amount: priceIn(amount, currency) })}
      href={refundPath(id)}
      action={t(fineId === null ? 'todo.refund.action' : 'todo.refund.fine.action')}
    >
      <p className={styles.body}>
        {t(fineId === null ? 'detail.refund.asked.body' : 'todo.refund.fine.body')}
      </p>
    </Frame>
  )
}

interface HandInTextProps {
  readonly view: RightView
  readonly isNamesake: boolean
}

/** A ticket's document that is handed in elsewhere: the right's page says where. */
function HandInText({ view: { name, path, right }, isNamesake }: HandInTextProps) {
  const { t } = useRightMessages()
  const id = useId()
  const action = t('todo.hand-in.action')
  return (
    <Frame
      icon={FileTextIcon}
      title={t('todo.hand-in.title', { name })}
      href={path}
      action={action}
      spoken={t('action.for', { action, name })}
      named={distinguishedName(id, isNamesake)('a')}
    >
      <p className={styles.body} id={`${id}v`}>
        {t('todo.hand-in.body')}
      </p>
      <div className={styles.body} id={`${id}c`}>
        <PlateList plates={right.plates} />
      </div>
    </Frame>
  )
}

/** The fine, what its appeal asks of the citizen, until when, and the way there. */
function AppealText({ kind, awaited }: Extract<RareItem, { kind: 'answer' | 'court' }>) {
  const { t, formatDateTimeLong } = useRightMessages()
  const now = usePassingTime()
  const { fineId, dueAt, tribunalDeadline } = awaited
  const until = kind === 'answer' ? dueAt : tribunalDeadline
  return (
    <Frame
      icon={MailIcon}
      title={t(`todo.${kind}.title`)}
      href={kind === 'answer' ? pathTo(PAGES.appealComplement, { fineId }) : pathTo(PAGES.appeal, { fineId })}
      action={t(`todo.${kind}.action`)}
    >
      <p className={styles.body}>
        {t(kind === 'answer' ? `todo.answer.body.${answerDue(dueAt, now)}` : 'todo.court.body', {
          number: displayFineId(fineId),
          isDated: String(until !== null),
          moment: until && formatDateTimeLong(until),
        })}
      </p>
    </Frame>
  )
}
