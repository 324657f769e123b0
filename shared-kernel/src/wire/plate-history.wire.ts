import * as v from 'valibot'
import {
  type PlateChangeRequest,
  type PlateHistory,
  type PlateHistoryStatus,
  plateHistoryLabel,
} from '../plates/index.ts'
import { day } from '../time/index.ts'
import { plateFromWire, platesFromWire } from './primitives.wire.ts'

const plates = v.nullish(v.array(v.string()))

export const plateHistoryElementWire = v.object({
  date: v.nullish(v.string()),
  time: v.nullish(v.string()),
  source: v.nullish(v.string()),
  newPlates: plates,
  removedPlates: plates,
  status: v.nullish(v.string()),
})

/** First document §3. */
export const plateHistoryWire = v.object({
  initialPlates: plates,
  activePlates: plates,
  historyElementList: v.nullish(v.array(plateHistoryElementWire)),
})
export type PlateHistoryWire = v.InferOutput<typeof plateHistoryWire>

/** Second document §3, `lastWaitingOrderPlateChangeRequest`. */
export const plateChangeRequestWire = v.object({
  newHashedPlate: v.nullish(v.string()),
  orderPlateChange: v.object({
    changeType: v.fallback(v.picklist(['MODIFICATION', 'ADDITION', 'OTHER']), 'OTHER'),
    oldPlate: v.nullish(v.string()),
    newPlate: v.nullish(v.string()),
    status: v.string(),
  }),
})
export type PlateChangeRequestWire = v.InferOutput<typeof plateChangeRequestWire>

const STATUS_CODES = {
  validated: 'VALIDATED',
  waiting: 'WAITING',
  rejected: 'REJECTED',
  unknown: 'UNKNOWN',
} as const satisfies Record<PlateHistoryStatus, string>

const CHANGE_CODES = {
  modification: 'MODIFICATION',
  addition: 'ADDITION',
  other: 'OTHER',
} as const satisfies Record<PlateChangeRequest['changeType'], string>

const CHANGE_TYPES = { MODIFICATION: 'modification', ADDITION: 'addition', OTHER: 'other' } as const

export const plateHistoryFromWire = (wire: PlateHistoryWire): PlateHistory => ({
  initialPlates: platesFromWire(wire.initialPlates),
  activePlates: platesFromWire(wire.activePlates),
  elements: (wire.historyElementList ?? []).map(element => ({
    date: element.date ? day(element.date.slice(0, 10)) : null,
    time: element.time ?? '',
    source: element.source ?? '',
    newPlates: platesFromWire(element.newPlates),
    removedPlates: platesFromWire(element.removedPlates),
    status: plateHistoryLabel(element.status ?? ''),
  })),
})

export const plateHistoryToWire = (history: PlateHistory): PlateHistoryWire => ({
  initialPlates: [...history.initialPlates],
  activePlates: [...history.activePlates],
  historyElementList: history.elements.map(element => ({
    date: element.date,
    time: element.time,
    source: element.source,
    newPlates: [...element.newPlates],
    removedPlates: [...element.removedPlates],
    status: STATUS_CODES[element.status],
  })),
})

export const plateChangeFromWire = ({
  newHashedPlate,
  orderPlateChange,
}: PlateChangeRequestWire): PlateChangeRequest => ({
  changeType: CHANGE_TYPES[orderPlateChange.changeType],
  oldPlate: plateFromWire(orderPlateChange.oldPlate),
  newPlate: plateFromWire(orderPlateChange.newPlate),
  newHashedPlate: newHashedPlate ?? null,
  status: plateHistoryLabel(orderPlateChange.status),
})

export const plateChangeToWire = (request: PlateChangeRequest): PlateChangeRequestWire => ({
  newHashedPlate: request.newHashedPlate,
  orderPlateChange: {
    changeType: CHANGE_CODES[request.changeType],
    oldPlate: request.oldPlate,
    newPlate: request.newPlate,
    status: STATUS_CODES[request.status],
  },
})
