import * as v from 'valibot'

/** GET /api/order/share/order/{orderId}/generate */
export const shareTokenWire = v.object({ token: v.string() })
export type ShareTokenWire = v.InferOutput<typeof shareTokenWire>

/** GET (look-up) and PUT (accept) /api/order/share?shareToken */
export const shareLookUpWire = v.object({ orderId: v.string(), productName: v.string() })
export type ShareLookUpWire = v.InferOutput<typeof shareLookUpWire>
