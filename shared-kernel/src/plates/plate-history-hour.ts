import type { PlateHistoryElement } from './plate-history.ts'

const HOUR = /^([01]?\d|2[0-3])[:h][0-5]\d(?!\d)/

/** Hour and minute of a change as the city wrote them (`9:30`, also of `9:30:15`, or `14h05`); '' for no hour of a day. */
export const plateHistoryHour = ({ time }: Pick<PlateHistoryElement, 'time'>): string =>
  HOUR.exec(time)?.[0] ?? ''
