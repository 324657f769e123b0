import { displayFineId } from '@parvis/shared-kernel/fines'
import { fineId } from '@parvis/shared-kernel/ids'
import { type TimelineWire, timelineEventToWire } from '@parvis/shared-kernel/wire'
import type { Deps } from '../../deps.ts'
import { badRequest } from '../../http/refusal.ts'
import type { Session } from '../session/session.service.ts'
import { type EventRow, finesBehind, listEvents, planNames } from './timeline.repo.ts'
import { openPlace, sealPlace, type TimelinePlace } from './timeline-cursor.ts'

export type About = readonly EventRow['resource_type'][]

type Labels = ReadonlyMap<string, string | null>

const shownFine = (number: string | null | undefined) => (number ? displayFineId(fineId(number)) : null)

/** Label known to the person: the plan's name or the fine's number. */
const LABELS = {
  subscription: (id, names) => names.get(id) ?? null,
  ticket: (id, names) => names.get(id) ?? null,
  fine: id => shownFine(id),
  refund: (id, names, fines) => names.get(id) ?? shownFine(fines.get(id)),
  appeal: (id, _names, fines) => shownFine(fines.get(id)),
  account: () => null,
} satisfies Record<EventRow['resource_type'], (id: string, names: Labels, fines: Labels) => string | null>

const placeOf = ({ secrets }: Deps, session: Session, before: string | undefined): TimelinePlace | null => {
  if (before === undefined) return null
  const place = openPlace(secrets.session, session, before)
  if (place === null) throw badRequest([{ path: 'before', message: 'malformed' }])
  return place
}

/** A page of dated events of a person's rights, fines, appeals and account, newest first. */
export const readTimeline = async (
  deps: Deps,
  session: Session,
  { before, limit, about }: { before?: string | undefined; limit: number; about: About | null },
): Promise<TimelineWire> => {
  const after = placeOf(deps, session, before)
  const { cityId, subscriberId } = session
  // One extra row tells whether there is another page.
  const rows = await listEvents(deps.db, { cityId, subscriberId, after, about, limit: limit + 1 })
  const page = rows.slice(0, limit)
  const names = await planNames(deps.db, page)
  const fines = await finesBehind(deps.db, page)
  const last = page.at(-1)
  return {
    events: page.map(row =>
      timelineEventToWire({
        id: String(row.event_id),
        at: row.happened_at,
        kind: row.kind,
        resourceType: row.resource_type,
        resourceId: row.resource_id,
        label: row.resource_id === null ? null : LABELS[row.resource_type](row.resource_id, names, fines),
        fineId: fines.get(row.resource_id ?? '') ?? null,
      }),
    ),
    before:
      rows.length > limit && last !== undefined
        ? sealPlace(deps.secrets.session, session, { at: last.happened_at, eventId: last.event_id })
        : null,
  }
}
