import { type Instant, toIso } from '@parvis/shared-kernel/time'
import { badRequest } from '../../http/refusal.ts'
import { type Desk, type Run, zoneOf } from '../desk.ts'
import { momentGiven } from '../given.ts'

const UNITS: Readonly<Record<string, number>> = { m: 60_000, h: 3_600_000, d: 86_400_000 }
/** No date beyond is one that the database or a calendar knows. */
const LAST_YEAR_MS = Date.UTC(2200, 0, 1)
const FIRST_YEAR_MS = Date.UTC(2000, 0, 1)

/** How far to move: `+1h`, `-2d`, or to a moment; null for anything else. */
const distanceOf = (move: string, now: Instant, zone: string): number | null => {
  const [, sign, count, unit = ''] = /^([+-])(\d{1,6})([mhd])$/.exec(move) ?? []
  if (count !== undefined) return (sign === '-' ? -1 : 1) * Number(count) * (UNITS[unit] ?? 0)
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
  const move = given.maybe('move')
  if (move !== undefined) await setClock(desk, move)
  const now = toIso(desk.clock.now(), zoneOf(desk))
  const hours = Math.round(desk.clock.offsetMs() / 3_600_000)
  const text = desk.clock.offsetMs() === 0 ? now : `${now} (moved by ${hours} h)`
  const data = { now, offsetMs: desk.clock.offsetMs() }
  return { data, text, page: '/clock', isUnchanged: move === undefined }
}

export const CLOCK_ACTIONS = { clock } as const satisfies Record<string, Run>
