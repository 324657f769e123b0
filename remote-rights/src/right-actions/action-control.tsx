import { isRequestedAgain, type RightActionName } from '@parvis/shared-kernel/orders'
import { useRemote } from '@parvis/shared-kernel/remote'
import { Button, ButtonLink, type ButtonVariant } from '@parvis/shared-kernel/ui'
import {
  BanIcon,
  FileTextIcon,
  HourglassIcon,
  type IconType,
  PencilIcon,
  RefreshCwIcon,
  ShareIcon,
  WalletIcon,
} from '@parvis/shared-kernel/ui/icon'
import { isDocumentAction, type ShownAction } from '../rights-data/offered-actions.model.ts'
import type { RightView } from '../rights-data/right-view.model.ts'
import { type RightsI18n, useMessages } from '../use-messages.ts'
import { payLabel } from './pay-label.ts'
import styles from './right-actions.module.css'
import type { ActionHandlers } from './use-action-handlers.tsx'

const ICONS = {
  pay: WalletIcon,
  'follow-payment': HourglassIcon,
  complete: FileTextIcon,
  renew: RefreshCwIcon,
  'edit-plates': PencilIcon,
  'request-plate-change': PencilIcon,
  'download-proof': FileTextIcon,
  'download-plate-history': FileTextIcon,
  share: ShareIcon,
  withdraw: BanIcon,
  cancel: BanIcon,
} as const satisfies Record<RightActionName, IconType>

/** Irreversible actions are styled as such. */
export const isHarmful = ({ action }: ShownAction): boolean => action === 'cancel' || action === 'withdraw'

/** "Payer 30,00 €", "Annuler le ticket", "Demander à nouveau". */
const actionLabel = ({ action }: ShownAction, view: RightView, i18n: RightsI18n): string => {
  if (action === 'pay') return payLabel(view.price, i18n)
  if (action === 'renew' && isRequestedAgain(view.right)) return i18n.t('action.ask-again')
  return action === 'cancel' ? i18n.t(`action.cancel-${view.canceledAs}`) : i18n.t(`action.${action}`)
}

/** Accessible label: names the right and announces a new tab. */
function spokenLabel({ action }: ShownAction, label: string, { name }: RightView, { t }: RightsI18n): string {
  const spoken = t('action.for', { action: label, name })
  return isDocumentAction(action) ? `${spoken} ${t('ui.new-window')}` : spoken
}

/**
 * Attributes that distinguish a link or button from the same one of a right of the same name; false if there is none.
 */
export type Named = (suffix: string) => false | { readonly id: string; readonly 'aria-labelledby': string }

/** Whether another of these rights has the same name: controls are then named by plates and dates too. */
export const hasNamesake = (one: RightView, views: readonly RightView[]): boolean =>
  views.some(other => other !== one && other.name === one.name)

/** For cards whose plates have the id `${id}c` and whose dates have `${id}v`. */
export const distinguishedName =
  (id: string, isNamesake: boolean): Named =>
  suffix =>
    isNamesake && { id: id + suffix, 'aria-labelledby': `${id + suffix} ${id}c ${id}v` }

interface ActionControlProps {
  readonly shown: ShownAction
  readonly view: RightView
  readonly handlers: ActionHandlers
}

interface ActionButtonProps extends ActionControlProps {
  readonly variant: ButtonVariant
  readonly isWide?: boolean | undefined
  /** Attributes that distinguish it from the same button of another right of the same name. */
  readonly named?: object | false
}

/** One action as a button; actions with their own screen are links, which can be opened in a tab or shared. */
export function ActionButton({ shown, view, handlers, variant, isWide, named }: ActionButtonProps) {
  const i18n = useMessages()
  const label = actionLabel(shown, view, i18n)
  const spoken = spokenLabel(shown, label, view, i18n)
  const look = { variant, isWide, icon: ICONS[shown.action], 'aria-label': spoken, ...named }
  if (shown.href !== null) {
    return (
      <ButtonLink href={shown.href} {...look}>
        {label}
      </ButtonLink>
    )
  }
  const { action } = shown
  return (
    <Button {...look} isBusy={handlers.isBusy(action, view)} onClick={() => handlers.open(action, view)}>
      {label}
    </Button>
  )
}

/** One action in the "more actions" panel. */
export function ActionEntry({ shown, view, handlers }: ActionControlProps) {
  const { navigation } = useRemote()
  const i18n = useMessages()
  const Icon = ICONS[shown.action]
  const classes = `${styles.entry} ${isHarmful(shown) ? styles.harmful : ''}`
  const inside = (
    <>
      <Icon size={18} className={styles.entryIcon} />
      {actionLabel(shown, view, i18n)}
    </>
  )
  if (shown.href !== null) {
    return (
      <a className={classes} href={navigation.href(shown.href)}>
        {inside}
      </a>
    )
  }
  const { action } = shown
  const isBusy = handlers.isBusy(action, view)
  return (
    <button
      type="button"
      className={classes}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      onClick={() => handlers.open(action, view)}
    >
      {inside}
    </button>
  )
}
