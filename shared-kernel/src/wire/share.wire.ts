import * as v from 'valibot'
import { idWire, instantWire, shortTextWire } from './primitives.wire.ts'

/** GET /api/order/share/order/{orderId}/generate */
export const shareTokenWire = v.object({ token: v.string() })
export type ShareTokenWire = v.InferOutput<typeof shareTokenWire>

/** GET (look-up) and PUT (accept) /api/order/share?shareToken */
export const shareLookUpWire = v.object({
  orderId: v.string(),
  productName: v.string(),
  /** Who shares it, shortened for a stranger: "Camille M.". */
  sharedBy: v.nullish(v.string()),
  endOfValidity: v.nullish(instantWire),
})
export type ShareLookUpWire = v.InferOutput<typeof shareLookUpWire>

/** Query of GET /api/order/share; query or body of PUT. */
export const shareTokenBodyWire = v.object({ shareToken: idWire })
/** Query or body of POST and PUT /api/order/share/email: `target` is the recipient's address. */
export const shareMailBodyWire = v.object({ shareToken: idWire, target: shortTextWire })
