import { afterAppealAction } from '@parvis/shared-kernel/fines'
import { mustExist } from '../../http/refusal.ts'
import { findAppeal, hasGrantedSibling } from '../../modules/appeals/appeal.repo.ts'
import { piecesOfReason, reasonsOf } from '../../modules/appeals/appeal-form.model.ts'
import { findAppealForm } from '../../modules/appeals/appeal-form.repo.ts'
import { listPieces } from '../../modules/appeals/appeal-piece.repo.ts'
import { findLastComplement, listAnswers } from '../../modules/appeals/complement.repo.ts'
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

/** Files of the appeal, then of each answer: ids mean something in what was asked then, and nowhere else. */
const piecesOf = async ({ deps: { db } }: Desk, appealId: string, ofReason: Asked): Promise<PieceView[]> => {
  const filed = { position: 0, asked: ofReason, files: await listPieces(db, appealId, 0) }
  const sent = [filed, ...(await listAnswers(db, appealId))]
  return sent.flatMap(({ position, asked, files }) =>
    files.map(({ pieceId, name }, place) => ({
      name,
      asked: asked.find(({ id }) => id === pieceId)?.name ?? pieceId,
      key: `${position}-${place}`,
    })),
  )
}

export type AppealView = Awaited<ReturnType<typeof readAppealView>>

export const readAppealView = async (desk: Desk, id: string) => {
  const { db } = desk.deps
  const owner = await findCityOfAppeal(db, id)
  const appeal = mustExist(owner === undefined ? undefined : await findAppeal(db, owner.city_id, id))
  const complement = await findLastComplement(db, id)
  const form = await findAppealForm(db, appeal.city_id)
  const reason = reasonsOf(form, 'fr').find(({ id: known }) => known === appeal.reason_id)
  return {
    appeal,
    city: cityNamed(desk, appeal.city_id),
    reason: reason?.label ?? appeal.reason_id ?? '',
    complement,
    pieces: await piecesOf(desk, id, piecesOfReason(form, 'fr', appeal.reason_id)),
    events: await listEventsOf(db, id),
    siblings: (await listAppeals(db, { city: appeal.city_id, search: appeal.fine_id })).filter(
      row => row.fine_id === appeal.fine_id && row.appeal_id !== id,
    ),
    isFineChanged: await hasGrantedSibling(db, appeal),
    acts: ACT_NAMES.filter(name => afterAppealAction(appeal.state, ACTS[name]) !== null),
  }
}
