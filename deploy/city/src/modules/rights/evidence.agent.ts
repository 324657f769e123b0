import { ACTIVE_STATUSES, type KnownStatus } from '@parvis/shared-kernel/orders'
import type { Database } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { badRequest, Refusal } from '../../http/refusal.ts'
import { addComment, requestEvidences } from './agent.repo.ts'
import { type Dossier, decide, OPEN_STATUSES, optionalComment } from './dossier.ts'
import { decideEvidenceLines } from './evidence-line.repo.ts'
import { offerOf } from './plan-of-right.ts'
import { readDetailsOf } from './right.details.ts'
import { moveRight, type RightRow } from './right.repo.ts'
import { writeToOwner } from './right-post.ts'

export interface EvidenceRequest {
  /** Evidence ids from the offer's procedure. */
  evidenceIds: readonly string[]
  comment?: string | undefined
  /** What is missing: documents, or answers of an unfinished request (D1). */
  status?: Extract<KnownStatus, 'awaiting-evidence' | 'awaiting-completion'>
}

const fromProcedure = async (db: Database, right: RightRow, ids: readonly string[]) => {
  if (ids.length === 0) throw badRequest([{ path: 'evidenceIds', message: 'mandatory' }])
  const known = (await offerOf(db, right))?.procedure.supportingEvidences ?? []
  return [...new Set(ids)].map(id => {
    const evidence = known.find(candidate => candidate.id === id)
    if (evidence === undefined) throw new Refusal(404, 'OrderEvidenceNotFound')
    return { id: evidence.id, name: evidence.name }
  })
}

/** Asks the citizen for documents; replaces the complement awaited so far. */
export const askEvidence = async (
  deps: Deps,
  dossier: Dossier,
  { evidenceIds, comment, status = 'awaiting-evidence' }: EvidenceRequest,
): Promise<void> => {
  const said = optionalComment(comment)
  await decide(deps, dossier, OPEN_STATUSES, async (transaction, held, write) => {
    const now = deps.clock.now()
    const evidences = await fromProcedure(transaction, held, evidenceIds)
    await moveRight(transaction, held, status, now)
    await requestEvidences(transaction, held.right_id, evidences, now)
    if (said !== undefined) await addComment(transaction, held.right_id, said, now)
    const documents = evidences.map(({ name }) => name)
    await writeToOwner(deps, [transaction, write], held, 'evidence-asked', { comment: said, documents })
  })
}

const WITH_EVIDENCE: readonly KnownStatus[] = [...OPEN_STATUSES, ...ACTIVE_STATUSES]

/** Accepts or rejects the files of one evidence; the right's status does not change. */
export const decideEvidence = (
  deps: Deps,
  dossier: Dossier,
  { evidenceId, isGood }: { evidenceId: string; isGood: boolean },
): Promise<void> =>
  decide(deps, dossier, WITH_EVIDENCE, async (transaction, held) => {
    const status = isGood ? 'VALIDATED' : 'REJECTED'
    const decision = { status, now: deps.clock.now(), evidenceId } as const
    if ((await decideEvidenceLines(transaction, held.right_id, decision)) > 0) return
    const { evidences } = await readDetailsOf(transaction, held)
    const isDecided = evidences.some(line => line.evidence_properties_id === evidenceId)
    throw isDecided
      ? new Refusal(409, 'OrderDecisionAlreadyExists')
      : new Refusal(404, 'OrderEvidenceNotFound')
  })
