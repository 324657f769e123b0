import * as v from 'valibot'
import { operationId, optionId, zoneId } from '../ids/index.ts'
import type { RightBase } from '../orders/index.ts'
import { plateHistoryFromWire, plateHistoryToWire, plateHistoryWire } from './plate-history.wire.ts'
import {
  centsFromWire,
  centsWire,
  idFromWire,
  idsFromWire,
  instantFromWire,
  instantToWire,
  instantWire,
  platesFromWire,
} from './primitives.wire.ts'
import { statusFromWire, statusToWire, type Vocabulary } from './status.wire.ts'

/** Fields that the flat subscription and the ticket share (first document §3). */
export const rightEntries = {
  status: v.string(),
  startOfValidity: v.nullish(instantWire),
  endOfValidity: v.nullish(instantWire),
  creationDatetime: v.nullish(instantWire),
  plates: v.nullish(v.array(v.string())),
  validityAreas: v.nullish(v.array(v.string())),
  plateHistory: v.nullish(plateHistoryWire),
  canWithdraw: v.nullish(v.boolean()),
  currentlyShared: v.nullish(v.boolean()),
  shouldRequestMailForPayment: v.nullish(v.boolean()),
  orderPrice: v.nullish(centsWire),
  operationIds: v.nullish(v.array(v.string())),
  /** A payment is pending (an extension of the specification: other cities omit it). */
  paymentPending: v.nullish(v.boolean()),
}

const rightWire = v.object(rightEntries)
export type RightWire = v.InferOutput<typeof rightWire>

export function rightFromWire(wire: RightWire, option: string | null | undefined): RightBase {
  const { status, raw } = statusFromWire(wire.status)
  return {
    status,
    rawStatus: raw,
    startOfValidity: instantFromWire(wire.startOfValidity),
    endOfValidity: instantFromWire(wire.endOfValidity),
    createdAt: instantFromWire(wire.creationDatetime),
    plates: platesFromWire(wire.plates),
    zoneIds: idsFromWire(wire.validityAreas, zoneId),
    plateHistory: wire.plateHistory ? plateHistoryFromWire(wire.plateHistory) : null,
    optionId: idFromWire(option, optionId),
    price: centsFromWire(wire.orderPrice),
    canWithdraw: wire.canWithdraw ?? false,
    isCurrentlyShared: wire.currentlyShared ?? false,
    shouldRequestMailForPayment: wire.shouldRequestMailForPayment ?? false,
    operationIds: idsFromWire(wire.operationIds, operationId),
    isPaymentPending: wire.paymentPending ?? false,
  }
}

export const rightToWire = (right: RightBase, vocabulary: Vocabulary): RightWire => ({
  status: statusToWire(right.status, vocabulary, right.rawStatus),
  startOfValidity: instantToWire(right.startOfValidity),
  endOfValidity: instantToWire(right.endOfValidity),
  creationDatetime: instantToWire(right.createdAt),
  plates: [...right.plates],
  validityAreas: [...right.zoneIds],
  plateHistory: right.plateHistory ? plateHistoryToWire(right.plateHistory) : null,
  canWithdraw: right.canWithdraw,
  currentlyShared: right.isCurrentlyShared,
  shouldRequestMailForPayment: right.shouldRequestMailForPayment,
  orderPrice: right.price,
  operationIds: [...right.operationIds],
  paymentPending: right.isPaymentPending,
})
