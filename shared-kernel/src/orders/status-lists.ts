import {
  RIGHT_STATUSES,
  type RightStatus,
  type StatusColumns,
  type StatusWhere,
  statusColumns,
} from './right-status.ts'

// Separate from the table: code that asks about one status does not need these lists.

const where = <Status extends RightStatus>(isMeant: (columns: StatusColumns) => boolean) =>
  RIGHT_STATUSES.filter((status): status is Status => isMeant(statusColumns(status)))

export const KNOWN_STATUSES = RIGHT_STATUSES.filter(status => status !== 'unknown')
export const ACTIVE_STATUSES = where<StatusWhere<'isActive', true>>(({ isActive }) => isActive)
export const LOST_STATUSES = where<StatusWhere<'isLost', true>>(({ isLost }) => isLost)
/** The city waits for the citizen: money or documents. */
export const CITIZENS_TURN = where<StatusWhere<'waitsFor', 'payment' | 'documents'>>(
  ({ waitsFor }) => waitsFor === 'payment' || waitsFor === 'documents',
)
/** The citizen waits for the city. */
export const CITYS_TURN = where<StatusWhere<'waitsFor', 'city'>>(({ waitsFor }) => waitsFor === 'city')
