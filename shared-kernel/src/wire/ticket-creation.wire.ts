import * as v from 'valibot'
import { askedInstantWire } from './calendar.wire.ts'
import { idWire, plateTextWire } from './primitives.wire.ts'

/** POST /api/tickets (first document §3, ticket creation payload). */
export const ticketCreationWire = v.object({
  /** Made by the client (D14). */
  id: v.nullish(v.pipe(v.string(), v.uuid())),
  parkingRightDefinitionId: idWire,
  startOfValidity: askedInstantWire,
  subscriptionId: v.nullish(idWire),
  subscriptionPlanId: v.nullish(idWire),
  plates: v.pipe(v.array(plateTextWire), v.maxLength(100)),
  validityAreaId: v.nullish(idWire),
  desiredEndOfValidity: v.nullish(askedInstantWire),
  customEmail: v.nullish(v.pipe(v.string(), v.maxLength(80))),
  selectedOptionId: v.nullish(idWire),
})
export type TicketCreationWire = v.InferOutput<typeof ticketCreationWire>

export const ticketCreatedWire = v.object({ id: v.string(), shouldRequestMailForPayment: v.boolean() })
export type TicketCreatedWire = v.InferOutput<typeof ticketCreatedWire>
