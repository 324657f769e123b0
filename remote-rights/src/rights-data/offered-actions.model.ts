import type { Right, RightAction, RightActionName } from '@parvis/shared-kernel/orders'
import type { Sentence } from '../words.ts'
import type { Catalogue } from './catalogue.model.ts'

/** PDFs of the city: opened in a tab, or saved. */
export const DOCUMENT_ACTIONS = [
  'download-proof',
  'download-plate-history',
] as const satisfies readonly RightActionName[]
export type DocumentAction = (typeof DOCUMENT_ACTIONS)[number]

/** Actions that ask something before they are done. */
export type DialogAction = Extract<RightActionName, 'pay' | 'edit-plates' | 'share' | 'withdraw' | 'cancel'>

/** An action that has a screen of its own is a link; the others are done here, once asked or at once. */
export type ShownAction =
  | { readonly action: RightActionName; readonly href: string }
  | { readonly action: DialogAction | DocumentAction; readonly href: null }

export interface ShownActions {
  /** The one button of a card; null when nothing is to be done. */
  readonly main: ShownAction | null
  readonly others: readonly ShownAction[]
}

export const isDocumentAction = (action: string): action is DocumentAction =>
  (DOCUMENT_ACTIONS as readonly string[]).includes(action)

/** Worth a button of its own: what moves a right on. The rest waits behind "more actions". */
const MAIN_ACTIONS: readonly RightActionName[] = ['pay', 'complete', 'renew']

/** Who joined a right has its plates, its papers and its bill; these stay its owner's (API.md, access `owner`). */
const OWNERS_ALONE: readonly RightActionName[] = ['complete', 'share', 'cancel']

const path = (...segments: readonly string[]) => `/${segments.map(encodeURIComponent).join('/')}`

const renewalPath = (right: Right, planId: string) =>
  right.kind === 'ticket'
    ? `${path('souscriptions', 'ticket', 'create', planId)}?renew=${encodeURIComponent(right.id)}`
    : `${path('souscriptions', 'create', planId)}?renew=${encodeURIComponent(right.id)}`

function shownAction(right: Right, allowed: RightAction): ShownAction | null {
  if (!allowed.allowed || (right.canWithdraw && OWNERS_ALONE.includes(allowed.action))) return null
  switch (allowed.action) {
    case 'renew':
      return { action: 'renew', href: renewalPath(right, allowed.planId) }
    case 'complete':
      return { action: 'complete', href: path('souscriptions', 'complete', right.id) }
    case 'request-plate-change':
      return { action: 'request-plate-change', href: path('souscriptions', 'plate_request', right.id) }
    default:
      return { action: allowed.action, href: null }
  }
}

/** The kernel's list as buttons: the first that moves the right on is the main one. */
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

const DEFAULT_NOTES = {
  'plan-unknown': 'renewal.plan-unknown',
  'next-plan-unknown': 'renewal.plan-unknown',
  'plan-deleted': 'renewal.plan-unknown',
  'plan-closed': 'renewal.not-open',
  'plan-not-public': 'renewal.not-renewable',
  'plan-not-renewable': 'renewal.not-renewable',
  'zone-gone': 'renewal.zone',
} as const

const NEXT_PLAN_NOTES = {
  'plan-deleted': 'renewal.next-not-renewable',
  'plan-closed': 'renewal.next-not-open',
  'plan-not-public': 'renewal.next-not-renewable',
  'plan-not-renewable': 'renewal.next-not-renewable',
  'zone-gone': 'renewal.next-zone',
} as const

const noteOf = <Notes extends object>(notes: Notes, reason: string): Notes[keyof Notes] | null =>
  Object.hasOwn(notes, reason) ? notes[reason as keyof Notes] : null

/** Why renewal is not offered though its time has come: names the next plan, else the default message (D3). */
export function renewalNote(actions: readonly RightAction[]): Sentence | null {
  const renewal = actions.find(({ action }) => action === 'renew')
  if (!renewal || renewal.allowed) return null
  const { reason, nextPlanName } = renewal
  const next = nextPlanName === null ? null : noteOf(NEXT_PLAN_NOTES, reason)
  if (next) return { id: next, values: { nextPlan: nextPlanName ?? '' } }
  const id = noteOf(DEFAULT_NOTES, reason)
  return id && { id, values: {} }
}
