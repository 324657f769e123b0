import * as v from 'valibot'

/** A draft's body as written by the screens, at most 64 kB; the city does not interpret it. */
export const draftBodyWire = v.object({ body: v.record(v.string(), v.unknown()) })
export type DraftBodyWire = v.InferOutput<typeof draftBodyWire>
