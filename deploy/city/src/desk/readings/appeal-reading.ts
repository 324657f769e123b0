import { afterAppealAction } from '@parvis/shared-kernel/fines'
import { mustExist } from '../../http/refusal.ts'
import { findAppeal, hasGrantedSibling } from '../../modules/appeals/appeal.repo.ts'
import { mandateOf, reasonsOf } from '../../modules/appeals/appeal-form.model.ts'
import { findAppealForm } from '../../modules/appeals/appeal-form.repo.ts'
import { listPieces } from '../../modules/appeals/appeal-piece.repo.ts'
import { type ComplementRow, findLastComplement } from '../../modules/appeals/complement.repo.ts'
import { findCityOfAppeal, listAppeals, listEventsOf } from '../desk.repo.ts'
import { cityNamed, type Desk } from '../desk.ts'

const ACTS = {
  'appeal-accept': 'accept',
  'appeal-complement': 'ask-complement',
  'appeal-transfer': 'transfer',
  'appeal-reject': 'reject',
} as const

const ACT_NAMES = Object.keys(ACTS) as (keyof typeof ACTS)[]

export interface PieceView {
  name: string
  /** What the file was sent for. */
  asked: string
  /** Index among the appeal's files, used by the link that opens it. */
  key: string
}

type Asked = readonly { id: string; name: string }[]

const piecesOf = async (
  { deps }: Desk,
  appealId: string,
  ofReason: Asked,
  complement: ComplementRow | undefined,
) => {
  const views: PieceView[] = []
  for (let position = 0; position <= (complement?.position ?? 0); position += 1) {
    const pieces = await listPieces(deps.db, appealId, position)
    for (const [place, { pieceId, name }] of pieces.entries()) {
      const known: Asked = position === 0 ? ofReason : (complement?.pieces ?? [])
      const asked = known.find(({ id }) => id === pieceId)?.name ?? pieceId
      views.push({ name, asked, key: `${position}-${place}` })
    }
  }
  return views
}

export type AppealView = Awaited<ReturnType<typeof readAppealView>>

export const readAppealView = async (desk: Desk, id: string) => {
  const { db } = desk.deps
  const owner = await findCityOfAppeal(db, id)
  const appeal = mustExist(owner === undefined ? undefined : await findAppeal(db, owner.city_id, id))
  const complement = await findLastComplement(db, id)
  const reasons = reasonsOf(await findAppealForm(db, appeal.city_id), 'fr')
  const reason = reasons.find(({ id: known }) => known === appeal.reason_id)
  return {
    appeal,
    city: cityNamed(desk, appeal.city_id),
    reason: reason?.label ?? appeal.reason_id ?? '',
    complement,
    pieces: await piecesOf(desk, id, [...(reason?.pieces ?? []), mandateOf('fr')], complement),
    events: await listEventsOf(db, id),
    siblings: (await listAppeals(db, { city: appeal.city_id, search: appeal.fine_id })).filter(
      row => row.fine_id === appeal.fine_id && row.appeal_id !== id,
    ),
    isFineChanged: await hasGrantedSibling(db, appeal),
    acts: ACT_NAMES.filter(name => afterAppealAction(appeal.state, ACTS[name]) !== null),
  }
}
