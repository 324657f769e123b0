import * as v from 'valibot'
import { idWire, instantWire, plateTextWire } from './primitives.wire.ts'

/** POST /api/tickets (first document §3, ticket creation payload). */
export const ticketCreationWire = v.object({
  /** Made by the client (D14). */
  id: v.nullish(v.pipe(v.string(), v.uuid())),
  parkingRightDefinitionId: idWire,
  startOfValidity: instantWire,
  subscriptionId: v.nullish(idWire),
  subscriptionPlanId: v.nullish(idWire),
  plates: v.pipe(v.array(plateTextWire), v.maxLength(100)),
  validityAreaId: v.nullish(idWire),
  desiredEndOfValidity: v.nullish(instantWire),
  customEmail: v.nullish(v.pipe(v.string(), v.maxLength(80))),
  selectedOptionId: v.nullish(idWire),
})
export type TicketCreationWire = v.InferOutput<typeof ticketCreationWire>

export const ticketCreatedWire = v.object({ id: v.string(), shouldRequestMailForPayment: v.boolean() })
export type TicketCreatedWire = v.InferOutput<typeof ticketCreatedWire>
