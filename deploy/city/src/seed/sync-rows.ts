import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../db/database.ts'

/** A table whose rows for one city come from a file, ordered by column `position`. */
export interface FileTable {
  table: 'zones' | 'offers' | 'offer_options' | 'definitions' | 'definition_options'
  /** Primary key column. */
  id: string
  /** Condition selecting the city's rows. */
  ofCity: RawBuilder<unknown>
  columns: readonly string[]
  rows: readonly object[]
}

const listOf = (columns: readonly string[]) => sql.join(columns.map(column => sql.ref(column)))

const fileRows = ({ table, columns, rows }: FileTable) =>
  sql`select ${listOf(columns)} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`

/** Whether the table already matches the file: then nothing is written and no process reloads its catalogue. */
export const isInSync = async (db: Database, file: FileTable): Promise<boolean> => {
  const stored = sql`select ${listOf(file.columns)} from ${sql.table(file.table)} where ${file.ofCity}`
  const wanted = fileRows(file)
  const { rows } = await sql<{ is_in_sync: boolean }>`
    select not exists ((${stored}) except (${wanted})) and not exists ((${wanted}) except (${stored})) as is_in_sync
  `.execute(db)
  return rows[0]?.is_in_sync === true
}

/** Writes the file's rows. Rows absent from the file keep a negative position until `removeAbsentRows`. */
export const writeRows = async (db: Database, file: FileTable): Promise<void> => {
  const { table, id, ofCity, columns } = file
  // Positions are unique per city: move the old ones away first to avoid conflicts.
  await sql`update ${sql.table(table)} set position = -1 - position where ${ofCity}`.execute(db)
  const changes = columns
    .filter(column => column !== id)
    .map(column => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`)
  await sql`insert into ${sql.table(table)} (${listOf(columns)}) ${fileRows(file)}
    on conflict (${sql.ref(id)}) do update set ${sql.join(changes)}`.execute(db)
}

/** Ids of the city's rows absent from its file. */
export const listRemovedIds = async (db: Database, { table, id, ofCity }: FileTable): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    select ${sql.ref(id)} as id from ${sql.table(table)} where ${ofCity} and position < 0`.execute(db)
  return rows.map(row => row.id)
}

export const removeAbsentRows = async (db: Database, { table, ofCity }: FileTable): Promise<void> => {
  await sql`delete from ${sql.table(table)} where ${ofCity} and position < 0`.execute(db)
}
