import type { Right } from '@parvis/shared-kernel/orders'
import { type FailedPart, rightPath } from '@parvis/shared-kernel/page'
import { useParams } from '@parvis/shared-kernel/remote'
import type { Instant } from '@parvis/shared-kernel/time'
import { type RightView, viewRight } from './right-view.model.ts'
import { useCatalogue, useFallbackNames } from './use-right-viewer.ts'
import { useRightsData } from './use-rights-data.ts'

/** The right that an address names. */
export interface NamedRight {
  readonly kind: Right['kind']
  readonly id: string
  readonly path: string
}

/** Read from the route: `/souscriptions/tickets/:ticketId`, else `/souscriptions/:subscriptionId`. */
export function useNamedRight(): NamedRight {
  const { ticketId, subscriptionId = '' } = useParams()
  const named = {
    kind: ticketId === undefined ? 'subscription' : 'ticket',
    id: ticketId ?? subscriptionId,
  } as const
  return { ...named, path: rightPath(named) }
}

export type RightState =
  | { readonly state: 'loading' }
  | FailedPart
  | { readonly state: 'not-found' }
  | {
      readonly state: 'ready'
      readonly view: RightView
      /** The subscription that a ticket leans on, when it is this subscriber's. */
      readonly carrier: RightView | null
    }

/** One right of the subscriber; shown with whatever of the catalogue has come, as soon as nothing more is awaited. */
export function useRight({ kind, id }: NamedRight, now: Instant): RightState {
  const data = useRightsData()
  const catalogue = useCatalogue(data)
  const names = useFallbackNames()
  const part = kind === 'ticket' ? data.tickets : data.subscriptions
  if (part.state === 'failed') return part
  if (part.state === 'loading' || data.plans.state === 'loading' || data.definitions.state === 'loading') {
    return { state: 'loading' }
  }
  const rights: readonly Right[] = part.data
  const right = rights.find(candidate => candidate.id === id)
  if (!right) return { state: 'not-found' }
  const held =
    right.kind === 'ticket' ? catalogue.subscriptions.find(one => one.id === right.subscriptionId) : null
  return {
    state: 'ready',
    view: viewRight(right, catalogue, names, now),
    carrier: held ? viewRight(held, catalogue, names, now) : null,
  }
}
