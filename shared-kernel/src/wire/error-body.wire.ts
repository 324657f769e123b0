import * as v from 'valibot'

/**
 * Body of every refusal: `error` is a code of the catalogue or an HTTP reason, `message` is for people (docs/api.md).
 */
export const errorBodyWire = v.object({
  status: v.nullish(v.number()),
  error: v.nullish(v.string()),
  message: v.nullish(v.string()),
})
export type ErrorBodyWire = v.InferOutput<typeof errorBodyWire>
