import * as v from 'valibot'
import type { AwaitedAnswer } from '../fines/index.ts'
import { appealId, fineId } from '../ids/index.ts'
import { instantFromWire, instantToWire, instantWire } from './primitives.wire.ts'

/** An appeal of the subscriber with a complement requested, or rejected by silence (GET /api/subscriber). */
export const awaitedAnswerWire = v.object({
  recourseId: v.string(),
  fpsId: v.string(),
  dueDatetime: v.nullish(instantWire),
  implicitRejectionDatetime: v.nullish(instantWire),
  tribunalDeadline: v.nullish(instantWire),
})
export type AwaitedAnswerWire = v.InferOutput<typeof awaitedAnswerWire>

export const awaitedAnswerFromWire = (wire: AwaitedAnswerWire): AwaitedAnswer => ({
  appealId: appealId(wire.recourseId),
  fineId: fineId(wire.fpsId),
  dueAt: instantFromWire(wire.dueDatetime),
  implicitRejectionAt: instantFromWire(wire.implicitRejectionDatetime),
  tribunalDeadline: instantFromWire(wire.tribunalDeadline),
})

export const awaitedAnswerToWire = (awaited: AwaitedAnswer): AwaitedAnswerWire => ({
  recourseId: awaited.appealId,
  fpsId: awaited.fineId,
  dueDatetime: instantToWire(awaited.dueAt),
  implicitRejectionDatetime: instantToWire(awaited.implicitRejectionAt),
  tribunalDeadline: instantToWire(awaited.tribunalDeadline),
})
