import { toIso } from '@parvis/shared-kernel/time'
import type { ExportWire } from '@parvis/shared-kernel/wire'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { unauthenticated } from '../../http/refusal.ts'
import type { City } from '../config/city.ts'
import type { Session } from '../session/session.service.ts'
import type { PersonKey } from '../subscriber/person-key.ts'
import { namesWithin } from './export-names.ts'
import { PERSONAL_DATA } from './personal-data.ts'
import type { PersonalTable } from './personal-table.ts'

type Row = Record<string, unknown>

/** Rows as database JSON: instants are ISO 8601 with offset, cents are integers. */
const readRows = async (
  db: Database,
  { table, mine, columns }: PersonalTable,
  person: PersonKey,
): Promise<Row[]> => {
  const told = sql.join(columns.map(column => sql.ref(column)))
  const { rows } = await sql<{ row: Row }>`select to_jsonb(told) as row
    from (select ${told} from ${sql.table(table)} where ${mine(person)} order by ${told}) told`.execute(db)
  return rows.map(({ row }) => row)
}

const termsOf = ({ table, terms }: PersonalTable) =>
  terms.map(({ days, since, reason }) => ({ part: table, days, since, reason }))

/**
 * Everything the city holds about a person, table by table, with the names of what their ids stand for, and
 * how long each is kept and why.
 */
export const exportPerson = async (
  { db, clock, catalogues }: Deps,
  city: City,
  session: Session,
): Promise<ExportWire> => {
  const person: PersonKey = { cityId: city.cityId, subscriberId: session.subscriberId }
  const parts: Record<string, Row[]> = {}
  for (const entry of PERSONAL_DATA) parts[entry.table] = await readRows(db, entry, person)
  const { subscribers = [], ...rest } = parts
  const catalogue = await catalogues.read(city, session.catalogueVersion)
  const { rights = [], evidence_traces = [], requested_evidences = [] } = parts
  const [subscriber] = subscribers
  if (subscriber === undefined) throw unauthenticated()
  return {
    exportedAt: toIso(clock.now()),
    city: city.name,
    subscriber,
    ...rest,
    names: namesWithin([...subscribers, ...rights, ...evidence_traces, ...requested_evidences], catalogue),
    retention: PERSONAL_DATA.flatMap(termsOf),
  }
}
