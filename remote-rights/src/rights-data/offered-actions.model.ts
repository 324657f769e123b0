import type { Right, RightAction, RightActionName } from '@parvis/shared-kernel/orders'
import { PAGES, pathTo, planPath, rightPath } from '@parvis/shared-kernel/paths'
import type { Catalogue } from './catalogue.model.ts'

/** PDFs of the city: opened in a tab, or saved. */
export const DOCUMENT_ACTIONS = [
  'download-proof',
  'download-plate-history',
] as const satisfies readonly RightActionName[]
export type DocumentAction = (typeof DOCUMENT_ACTIONS)[number]

/** A document of the city for one right: an action's, or a payment's receipt. */
export type RequestedPaper = DocumentAction | { readonly receiptOf: string }

/** Message key of a document. */
export const nameOf = (paper: RequestedPaper) => (typeof paper === 'string' ? paper : 'payment-receipt')

/** Actions that need a dialog first. */
export type DialogAction = Extract<RightActionName, 'pay' | 'edit-plates' | 'share' | 'withdraw' | 'cancel'>

/** An action with its own screen is a link; the others are performed in place, at once or after a dialog. */
export type ShownAction =
  | { readonly action: RightActionName; readonly href: string }
  | { readonly action: DialogAction | DocumentAction; readonly href: null }

export interface ShownActions {
  /** The one button of a card; null without one. */
  readonly main: ShownAction | null
  readonly others: readonly ShownAction[]
}

export const isDocumentAction = (action: string): action is DocumentAction =>
  (DOCUMENT_ACTIONS as readonly string[]).includes(action)

/** Actions worth a button of their own because they advance the right. Others are under "more actions". */
const MAIN_ACTIONS: readonly RightActionName[] = ['pay', 'follow-payment', 'complete', 'renew']

const renewalPath = (right: Right, planId: string) =>
  `${planPath({ kind: right.kind === 'ticket' ? 'definition' : 'offer', id: planId })}?renew=${encodeURIComponent(right.id)}`

/** Outcome page of the right's latest payment. */
const paymentPath = (right: Right) =>
  `${rightPath(right)}?idop=${encodeURIComponent(right.operationIds.at(-1) ?? '')}`

function shownAction(right: Right, allowed: RightAction): ShownAction | null {
  if (!allowed.allowed) return null
  switch (allowed.action) {
    case 'renew':
      return { action: 'renew', href: renewalPath(right, allowed.planId) }
    case 'follow-payment':
      return { action: 'follow-payment', href: paymentPath(right) }
    case 'complete':
      return { action: 'complete', href: pathTo(PAGES.complete, { orderId: right.id }) }
    case 'request-plate-change':
      return { action: 'request-plate-change', href: pathTo(PAGES.plateRequest, { orderId: right.id }) }
    default:
      return { action: allowed.action, href: null }
  }
}

/** The kernel's actions as buttons: the first one that advances the right is the main one. */
export function shownActions(
  right: Right,
  actions: readonly RightAction[],
  { isSharingOpen }: Pick<Catalogue, 'isSharingOpen'>,
): ShownActions {
  const shown = actions
    .filter(({ action }) => isSharingOpen || action !== 'share')
    .map(action => shownAction(right, action))
    .filter(action => action !== null)
  const main = shown.find(({ action }) => MAIN_ACTIONS.includes(action)) ?? null
  return { main, others: shown.filter(action => action !== main) }
}
