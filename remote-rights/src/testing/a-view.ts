import { zoneId } from '@parvis/shared-kernel/ids'
import type { Right } from '@parvis/shared-kernel/orders'
import { aDefinition, anOffer, NOW } from '@parvis/shared-kernel/testing'
import type { Instant } from '@parvis/shared-kernel/time'
import type { Catalogue } from '../rights-data/catalogue.model.ts'
import { type FallbackNames, type RightView, viewRight } from '../rights-data/right-view.model.ts'

export const aCatalogue = (changes: Partial<Catalogue> = {}): Catalogue => ({
  plans: [anOffer(), aDefinition()],
  zones: [{ id: zoneId('vm-centre'), name: 'Centre' }],
  subscriptions: [],
  isComplete: true,
  isSharingOpen: true,
  ...changes,
})

export const someNames: FallbackNames = {
  gone: { subscription: 'Offre disparue', ticket: 'Ticket disparu' },
  unnamed: { subscription: 'Abonnement', ticket: 'Ticket' },
  zone: id => `Zone ${id}`,
}

/** View of a right with the builders' offers and definitions. */
export const aView = (right: Right, catalogue = aCatalogue(), now: Instant = NOW): RightView =>
  viewRight(right, catalogue, someNames, now)
