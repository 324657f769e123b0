import type { Database } from '../../db/database.ts'
import {
  listAgentComments,
  listEvidences,
  listPlateChanges,
  listRequestedEvidences,
  listSharers,
  type RightRow,
} from './right.repo.ts'
import { listOperationsOfRights, listPastSharers, listReminders } from './right-history.repo.ts'

type Rows<F extends (...parameters: never[]) => Promise<readonly unknown[]>> = Awaited<ReturnType<F>>

/** What hangs on one right. */
export interface RightDetails {
  sharers: Rows<typeof listSharers>
  plateChanges: Rows<typeof listPlateChanges>
  comments: Rows<typeof listAgentComments>
  requested: Rows<typeof listRequestedEvidences>
  evidences: Rows<typeof listEvidences>
  pastSharers: Rows<typeof listPastSharers>
  reminders: Rows<typeof listReminders>
  operations: Rows<typeof listOperationsOfRights>
}

const ofRight = <Row extends { right_id: string }>(rows: readonly Row[], rightId: string): Row[] =>
  rows.filter(row => row.right_id === rightId)

/** Details of many rights in eight questions, whatever their number. */
export const readDetails = async (
  db: Database,
  rights: readonly RightRow[],
): Promise<(row: RightRow) => RightDetails> => {
  const ids = rights.map(right => right.right_id)
  const sharers = await listSharers(db, ids)
  const plateChanges = await listPlateChanges(db, ids)
  const comments = await listAgentComments(db, ids)
  const requested = await listRequestedEvidences(db, ids)
  const evidences = await listEvidences(db, ids)
  const pastSharers = await listPastSharers(db, ids)
  const reminders = await listReminders(db, ids)
  const operations = await listOperationsOfRights(db, ids)
  return ({ right_id }) => ({
    sharers: ofRight(sharers, right_id),
    plateChanges: ofRight(plateChanges, right_id),
    comments: ofRight(comments, right_id),
    requested: ofRight(requested, right_id),
    evidences: ofRight(evidences, right_id),
    pastSharers: ofRight(pastSharers, right_id),
    reminders: ofRight(reminders, right_id),
    operations: ofRight(operations, right_id),
  })
}
