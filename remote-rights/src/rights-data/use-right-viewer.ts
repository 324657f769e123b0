import type { Right } from '@parvis/shared-kernel/orders'
import { readyOr } from '@parvis/shared-kernel/page'
import { useRemote } from '@parvis/shared-kernel/remote'
import type { Instant } from '@parvis/shared-kernel/time'
import { useMemo } from 'react'
import { useMessages } from '../use-messages.ts'
import type { Catalogue } from './catalogue.model.ts'
import { type FallbackNames, type RightView, viewRight } from './right-view.model.ts'
import type { RightsData } from './use-rights-data.ts'

const NOTHING: readonly never[] = []

/** The catalogue as far as loaded: a right is shown even when its offer failed to load. */
export function useCatalogue({ plans, definitions, subscriptions }: RightsData): Catalogue {
  const offers = plans.state === 'ready' ? plans.data.offers : NOTHING
  const zones = plans.state === 'ready' ? plans.data.zones : NOTHING
  const known = readyOr(definitions, NOTHING)
  const held = readyOr(subscriptions, NOTHING)
  const isSharingOpen = useRemote().config.features.sharing
  const isComplete = plans.state === 'ready' && definitions.state === 'ready'
  return useMemo(
    () => ({ plans: [...offers, ...known], zones, subscriptions: held, isComplete, isSharingOpen }),
    [offers, known, zones, held, isComplete, isSharingOpen],
  )
}

export function useFallbackNames(): FallbackNames {
  const { t } = useMessages()
  return useMemo(
    () => ({
      gone: { subscription: t('name.subscription'), ticket: t('name.ticket') },
      unnamed: { subscription: t('kind.subscription'), ticket: t('kind.ticket') },
      zone: id => t('right.zone-unknown', { id }),
    }),
    [t],
  )
}

export type RightViewer = (right: Right) => RightView

/** Views are computed when shown and cached until an input changes. */
export function useRightViewer(catalogue: Catalogue, now: Instant): RightViewer {
  const names = useFallbackNames()
  return useMemo(() => {
    const made = new Map<Right, RightView>()
    return right => {
      const view = made.get(right) ?? viewRight(right, catalogue, names, now)
      made.set(right, view)
      return view
    }
  }, [catalogue, names, now])
}
