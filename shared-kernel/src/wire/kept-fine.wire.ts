import * as v from 'valibot'
import type { KeptFine } from '../fines/index.ts'
import { fineFromWire, fineToWire, fineWire } from './fine.wire.ts'
import { instantFromWire, instantToWire, instantWire, plateTextWire } from './primitives.wire.ts'

/** A fine that a signed-in person keeps in view. */
export const keptFineWire = v.object({ fps: fineWire, keptDatetime: v.nullish(instantWire) })
export type KeptFineWire = v.InferOutput<typeof keptFineWire>

/** GET /api/subscriber/fps: the one kept last comes first. */
export const keptFinesWire = v.array(keptFineWire)

/** PUT /api/subscriber/fps/{id}: only who knows the plate may keep it. */
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
