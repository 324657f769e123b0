import * as v from 'valibot'

/** GET /api/order/share/order/{orderId}/generate */
export const shareTokenWire = v.object({ token: v.string() })
export type ShareTokenWire = v.InferOutput<typeof shareTokenWire>

/** GET (look-up) and PUT (accept) /api/order/share?shareToken */
export const shareLookUpWire = v.object({ orderId: v.string(), productName: v.string() })
export type ShareLookUpWire = v.InferOutput<typeof shareLookUpWire>

const shareToken = v.pipe(v.string(), v.minLength(1), v.maxLength(200))

/** Query of GET /api/order/share; query or body of PUT. */
export const shareTokenBodyWire = v.object({ shareToken })
/** Query or body of POST and PUT /api/order/share/email: `target` is the recipient's address. */
export const shareMailBodyWire = v.object({ shareToken, target: v.pipe(v.string(), v.maxLength(200)) })
