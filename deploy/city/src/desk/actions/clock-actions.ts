import { type ExactTime, type Instant, inMilliseconds, toIsoIn } from '@parvis/shared-kernel/time'
import { DateTime } from 'luxon'
import { badRequest } from '../../http/refusal.ts'
import { type Desk, type Run, zoneOf } from '../desk.ts'
import { momentGiven } from '../given.ts'

const UNITS: Readonly<Record<string, keyof ExactTime>> = { m: 'minutes', h: 'hours', d: 'days' }
/** No date beyond is one that the database or a calendar knows. */
const LAST_YEAR_MS = DateTime.utc(2200).toMillis()
const FIRST_YEAR_MS = DateTime.utc(2000).toMillis()

/** How far to move: `+1h`, `-2d`, or to a moment; null for anything else. */
const distanceOf = (move: string, now: Instant, zone: string): number | null => {
  const [, sign, count, unit = ''] = /^([+-])(\d{1,6})([mhd])$/.exec(move) ?? []
  const name = UNITS[unit]
  if (count !== undefined && name !== undefined) return inMilliseconds({ [name]: Number(`${sign}${count}`) })
  const moment = momentGiven(move, zone)
  return moment === null ? null : moment - now
}

const wrongMove = () => badRequest([{ path: 'move', message: 'Wrong value' }])

const setClock = async (desk: Desk, move: string): Promise<void> => {
  const { clock, moveClock } = desk
  if (move === 'reset') return moveClock(() => clock.reset())
  const distance = distanceOf(move, clock.now(), zoneOf(desk))
  if (distance === null) throw wrongMove()
  const goal = clock.now() + distance
  if (goal < FIRST_YEAR_MS || goal > LAST_YEAR_MS) throw wrongMove()
  await moveClock(() => clock.moveBy(distance))
}

const clock: Run = async (desk, given) => {
  await setClock(desk, given.text('move'))
  const now = toIsoIn(desk.clock.now(), zoneOf(desk))
  const data = { now, offsetMs: desk.clock.offsetMs() }
  return { data, page: '/clock' }
}

export const CLOCK_ACTIONS = { clock } as const satisfies Record<string, Run>
