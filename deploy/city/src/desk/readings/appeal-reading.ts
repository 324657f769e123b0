import { afterAppealAction } from '@parvis/shared-kernel/fines'
import { toIso } from '@parvis/shared-kernel/time'
import { notFound } from '../../http/refusal.ts'
import { findAppeal, hasGrantedSibling } from '../../modules/appeals/appeal.repo.ts'
import { mandateOf, reasonsOf } from '../../modules/appeals/appeal-form.model.ts'
import { findAppealForm } from '../../modules/appeals/appeal-form.repo.ts'
import { listPieces } from '../../modules/appeals/appeal-piece.repo.ts'
import { type ComplementRow, findLastComplement } from '../../modules/appeals/complement.repo.ts'
import type { ActName } from '../commands/commands.ts'
import { findCityOfAppeal, listAppeals, listEventsOf } from '../desk.repo.ts'
import { cityNamed, type Desk, type Run } from '../desk.ts'
import { textFacts, textTable } from '../text-table.ts'

const ACTS = {
  'appeal-accept': 'accept',
  'appeal-complement': 'ask-complement',
  'appeal-transfer': 'transfer',
  'appeal-reject': 'reject',
} as const

const ACT_NAMES = ['appeal-accept', 'appeal-complement', 'appeal-transfer', 'appeal-reject'] as const

export interface PieceView {
  name: string
  /** For what it was sent. */
  asked: string
  /** Its place among the files of the appeal, for the link that opens it. */
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
  const appeal = owner === undefined ? undefined : await findAppeal(db, owner.city_id, id)
  if (appeal === undefined) throw notFound()
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
    acts: ACT_NAMES.filter((name): name is ActName & keyof typeof ACTS =>
      Boolean(afterAppealAction(appeal.state, ACTS[name])),
    ),
  }
}

const list: Run = async ({ deps }, given) => {
  const rows = await listAppeals(deps.db, { city: given.maybe('city'), search: given.maybe('search') })
  const data = rows.map(row => ({
    id: row.appeal_id,
    city: row.city_id,
    fine: row.fine_id,
    plate: row.plate,
    state: row.state,
    filedAt: row.filed_at === null ? null : toIso(row.filed_at),
  }))
  const lines = data.map(row => [row.id, row.city, row.state, row.plate, row.fine])
  return { data, text: textTable(lines, 'No appeal.'), page: '/appeals' }
}

const show: Run = async (desk, given) => {
  const { appeal, ...view } = await readAppealView(desk, given.text('id'))
  const data = {
    id: appeal.appeal_id,
    city: appeal.city_id,
    fine: appeal.fine_id,
    state: appeal.state,
    person: `${appeal.first_name} ${appeal.last_name}`.trim(),
    email: appeal.email,
    reason: view.reason,
    statement: appeal.statement,
    pieces: view.pieces.map(({ asked, name }) => ({ asked, name })),
    answer: appeal.answer,
    others: view.siblings.map(({ appeal_id: other, state }) => ({ id: other, state })),
    commands: view.acts,
  }
  const text = textFacts([
    ['appeal', data.id],
    ['city', data.city],
    ['fine', data.fine],
    ['state', data.state],
    ['person', `${data.person} <${data.email}>`],
    ['reason', data.reason],
    ...data.pieces.map(({ asked, name }) => ['piece', `${asked}: ${name}`] as const),
    ['answer', data.answer],
    ...data.others.map(({ id, state }) => ['other appeal', `${id} ${state}`] as const),
  ])
  return { data, text: `${text}\n\n${data.statement}`, page: `/appeals/${data.id}` }
}

export const APPEAL_READINGS = { appeals: list, 'appeal-show': show } as const satisfies Record<string, Run>
