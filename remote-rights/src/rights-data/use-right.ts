import { type Right, withLatestPayment } from '@parvis/shared-kernel/orders'
import type { FailedPart } from '@parvis/shared-kernel/page'
import { rightPath } from '@parvis/shared-kernel/paths'
import { useParams, useQuery, useRemote } from '@parvis/shared-kernel/remote'
import type { Instant } from '@parvis/shared-kernel/time'
import { useMemo } from 'react'
import { operationQuery } from './operation.queries.ts'
import { type RightView, viewRight } from './right-view.model.ts'
import { useCatalogue, useFallbackNames } from './use-right-viewer.ts'
import { type RightsData, useRightsData } from './use-rights-data.ts'

const NOTHING: readonly never[] = []

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
      /** The subscription that carries a ticket, if it is this subscriber's. */
      readonly subscriptionView: RightView | null
      /** The underlying data, part by part. */
      readonly data: RightsData
    }

/** The right with the status of its latest payment while one is pending, since the list may lack it. */
function useLatestPayment(right: Right | undefined): Right | undefined {
  const { api } = useRemote()
  const latest = right?.status === 'awaiting-payment' ? right.operationIds.at(-1) : undefined
  const named = { kind: right?.kind ?? 'ticket', id: right?.id ?? '' }
  const query = useQuery({ ...operationQuery(api, named, latest ?? null), enabled: latest !== undefined })
  const status = latest === undefined ? null : (query.data?.status ?? null)
  return useMemo(() => right && withLatestPayment(right, status), [right, status])
}

/** One right of the subscriber, shown with as much of the catalogue as has loaded, once no request is pending. */
export function useRight({ kind, id }: NamedRight, now: Instant): RightState {
  const data = useRightsData()
  const catalogue = useCatalogue(data)
  const names = useFallbackNames()
  const part = kind === 'ticket' ? data.tickets : data.subscriptions
  const rights: readonly Right[] = part.state === 'ready' ? part.data : NOTHING
  const right = useLatestPayment(rights.find(candidate => candidate.id === id))
  if (part.state === 'failed') return part
  if (part.state === 'loading' || data.plans.state === 'loading' || data.definitions.state === 'loading') {
    return { state: 'loading' }
  }
  if (!right) return { state: 'not-found' }
  const held =
    right.kind === 'ticket' ? catalogue.subscriptions.find(one => one.id === right.subscriptionId) : null
  return {
    state: 'ready',
    view: viewRight(right, catalogue, names, now),
    data,
    subscriptionView: held ? viewRight(held, catalogue, names, now) : null,
  }
}
