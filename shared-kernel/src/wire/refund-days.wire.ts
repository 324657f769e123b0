import * as v from 'valibot'

const days = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(365))
/** Duration of a refund in days: from the document to the decision, and from there to the payout. */
export const refundDaysWire = v.object({ review: days, transfer: days })
