import { notFound } from '../../http/refusal.ts'
import type { Dossier } from '../../modules/rights/dossier.ts'
import { askEvidence, decideEvidence } from '../../modules/rights/evidence.agent.ts'
import { decidePlateChange } from '../../modules/rights/plate.agent.ts'
import { acceptRight, commentRight, deleteRight, rejectRight } from '../../modules/rights/right.agent.ts'
import { findRightById } from '../desk.repo.ts'
import type { Answer, Desk, Run } from '../desk.ts'
import type { Given } from '../given.ts'

type Work = (desk: Desk, dossier: Dossier, given: Given) => Promise<void>

const dossierOf = async ({ deps }: Desk, given: Given): Promise<Dossier> => {
  const right = await findRightById(deps.db, given.text('id'))
  if (right === undefined) throw notFound()
  const version = given.maybe('version')
  const dossier = { cityId: right.city_id, rightId: right.right_id }
  return version === undefined ? dossier : { ...dossier, version: Number(version) }
}

const answerOf = async (desk: Desk, { rightId }: Dossier): Promise<Answer> => {
  const right = await findRightById(desk.deps.db, rightId)
  const data = { id: rightId, status: right?.status }
  return { data, page: `/dossiers/${encodeURIComponent(rightId)}` }
}

const onRight =
  (work: Work): Run =>
  async (desk, given) => {
    const dossier = await dossierOf(desk, given)
    await work(desk, dossier, given)
    return answerOf(desk, dossier)
  }

const withComment = (given: Given) => {
  const comment = given.maybe('comment')
  return comment === undefined ? {} : { comment }
}

const decidePiece = (isGood: boolean): Run =>
  onRight(({ deps }, dossier, given) =>
    decideEvidence(deps, dossier, { evidenceId: given.text('evidence'), isGood }),
  )

const decidePlates = (isAccepted: boolean): Run =>
  onRight(({ deps }, dossier, given) =>
    decidePlateChange(deps, dossier, { isAccepted, ...withComment(given) }),
  )

export const RIGHT_ACTIONS = {
  accept: onRight(({ deps }, dossier, given) => acceptRight(deps, dossier, given.maybe('comment'))),
  reject: onRight(({ deps }, dossier, given) => rejectRight(deps, dossier, given.text('comment'))),
  ask: onRight(({ deps }, dossier, given) =>
    askEvidence(deps, dossier, { evidenceIds: given.many('evidence'), ...withComment(given) }),
  ),
  comment: onRight(({ deps }, dossier, given) => commentRight(deps, dossier, given.text('comment'))),
  delete: onRight(({ deps }, dossier, given) => deleteRight(deps, dossier, given.text('comment'))),
  'evidence-accept': decidePiece(true),
  'evidence-reject': decidePiece(false),
  'plate-accept': decidePlates(true),
  'plate-reject': decidePlates(false),
} as const satisfies Record<string, Run>
