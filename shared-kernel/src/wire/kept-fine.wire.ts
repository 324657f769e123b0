import * as v from 'valibot'
import type { KeptFine } from '../fines/index.ts'
import { fineFromWire, fineToWire, fineWire } from './fine.wire.ts'
import { instantFromWire, instantToWire, instantWire, plateTextWire } from './primitives.wire.ts'

/** A fine that a subscriber follows. */
export const keptFineWire = v.object({ fps: fineWire, keptDatetime: v.nullish(instantWire) })
export type KeptFineWire = v.InferOutput<typeof keptFineWire>

/** GET /api/subscriber/fps: last added first. */
export const keptFinesWire = v.array(keptFineWire)

/** PUT /api/subscriber/fps/{id}: requires the plate. */
export const keepFineBodyWire = v.object({ plate: plateTextWire })
export type KeepFineBodyWire = v.InferOutput<typeof keepFineBodyWire>

export const keptFineFromWire = (wire: KeptFineWire): KeptFine => ({
  fine: fineFromWire(wire.fps),
  keptAt: instantFromWire(wire.keptDatetime),
})

export const keptFineToWire = ({ fine, keptAt }: KeptFine): KeptFineWire => ({
  fps: fineToWire(fine),
  keptDatetime: instantToWire(keptAt),
})
