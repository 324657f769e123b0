import * as v from 'valibot'
import {
  APPEAL_EVENTS,
  APPELLANT_CAPACITIES,
  APPELLANT_TEXTS,
  type Appeal,
  type AppealEventKind,
  type Appellant,
  appealState,
  appellantTexts,
  type KnownAppealState,
  mayAct,
  NO_APPEAL,
} from '../fines/index.ts'
import { appealId, fineId } from '../ids/index.ts'
import { toIso } from '../time/index.ts'
import { addressFromWire, addressToWire, addressWire } from './address.wire.ts'
import { accessFromWire, accessToWire } from './case.wire.ts'
import {
  answersFromWire,
  answersToWire,
  complementAnswersWire,
  complementFromWire,
  complementToWire,
  complementWire,
  sentFromWire,
  sentPieceWire,
  sentToWire,
  statementWire,
} from './complement.wire.ts'
import {
  countWire,
  idWire,
  instantFromWire,
  instantToWire,
  instantWire,
  oneOf,
  plateTextWire,
  shortTextWire,
} from './primitives.wire.ts'
import { recourseConfigurationWire } from './recourse-form.wire.ts'
import { sentEvidenceWire } from './upload.wire.ts'

const moment = v.nullish(instantWire)

const capacityWire = oneOf(APPELLANT_CAPACITIES, null)

const appellantWire = v.object({
  capacity: capacityWire,
  ...v.entriesFromList(APPELLANT_TEXTS, v.nullish(v.string())),
  address: v.nullish(addressWire),
})

/** `kind` is one of BEGUN, FILED, COMPLEMENT_REQUESTED, COMPLEMENT_ANSWERED, ACCEPTED, REJECTED, TRANSFERRED, ABANDONED. */
const eventWire = v.object({ kind: v.string(), datetime: instantWire })

/** GET /api/recourse/fps/{id}: an appeal (D10). Deadlines come from the server. */
export const recourseWire = v.object({
  id: v.string(),
  fpsId: v.string(),
  /** INIT_CREATION, DRAFT, FILLED, FILED, IN_PROGRESS, COMPLEMENT_REQUESTED, ACCEPTED, REJECTED, TRANSFERRED, ABANDONED, NONE. */
  status: v.string(),
  /** HOLDER or STRANGER; missing in a city without case links. */
  access: v.nullish(v.string()),
  hasMailAddress: v.nullish(v.boolean()),
  /** Value for `If-Match` when the draft is saved. */
  revision: v.nullish(countWire),
  reasonId: v.nullish(v.string()),
  statement: v.nullish(v.string()),
  sentPieces: v.nullish(v.array(sentPieceWire)),
  /** Oldest first. */
  complementAnswers: complementAnswersWire,
  /** The person who appeals: for the case's holder only, else null. */
  appellant: v.nullish(appellantWire),
  updatedDatetime: moment,
  filedDatetime: moment,
  deadline: moment,
  implicitRejectionDatetime: moment,
  /** Last moment to go to court, once the appeal was answered or silently rejected. */
  tribunalDeadline: moment,
  complement: v.nullish(complementWire),
  answerDatetime: moment,
  answer: v.nullish(v.string()),
  /** Oldest first. */
  history: v.nullish(v.array(eventWire)),
})
export type RecourseWire = v.InferOutput<typeof recourseWire>

/** GET …/creation and POST …/_init-creation: the draft, where there is one, and the form (docs/api.md). */
export const recourseCreationWire = v.object({
  recourse: v.nullish(recourseWire),
  configuration: recourseConfigurationWire,
  deadline: moment,
  /** The secret of a draft created by this call: sent only once (D16). */
  caseKey: v.nullish(v.string()),
})
export type RecourseCreationWire = v.InferOutput<typeof recourseCreationWire>

/** GET /api/recourse/fps/{id}/check: whether the fine can be contested now; `reason` is a code of the catalogue. */
export const recourseCheckWire = v.object({ allowed: v.boolean(), reason: v.nullish(v.string()) })
export type RecourseCheckWire = v.InferOutput<typeof recourseCheckWire>

/** At most eight digits: the city counts on from it where a save says none. */
const ownRevisionWire = v.pipe(countWire, v.maxValue(99_999_999))

/** PUT /api/recourse/{id}?plate: saves the draft; with `submit` it is filed. */
export const recourseBodyWire = v.object({
  reasonId: v.nullish(idWire),
  statement: v.nullish(statementWire),
  plate: v.nullish(plateTextWire),
  capacity: v.nullish(v.picklist(APPELLANT_CAPACITIES)),
  ...v.entriesFromList(APPELLANT_TEXTS, v.nullish(shortTextWire)),
  address: v.nullish(addressWire),
  pieces: v.nullish(v.pipe(v.array(sentEvidenceWire), v.maxLength(30))),
  submit: v.nullish(v.boolean()),
  /** The revision that this save makes, chosen by chance: no other tab can take it for one that it knows. */
  revision: v.nullish(ownRevisionWire),
  /**
   * Revisions of the same tab's saves that it has no answer to: whether they arrived is not known to it, and they are
   * no more in conflict than the one that `If-Match` names.
   */
  unanswered: v.nullish(v.pipe(v.array(ownRevisionWire), v.maxLength(100))),
})
export type RecourseBodyWire = v.InferOutput<typeof recourseBodyWire>

const STATE_CODES = {
  draft: 'INIT_CREATION',
  filed: 'FILLED',
  'complement-requested': 'COMPLEMENT_REQUESTED',
  accepted: 'ACCEPTED',
  rejected: 'REJECTED',
  transferred: 'TRANSFERRED',
  abandoned: 'ABANDONED',
} as const satisfies Record<KnownAppealState, string>

const appellantFromWire = (wire: v.InferOutput<typeof appellantWire>): Appellant => ({
  capacity: wire.capacity ?? null,
  ...appellantTexts(field => wire[field] ?? ''),
  address: wire.address ? addressFromWire(wire.address) : null,
})

const appellantToWire = ({ address, ...said }: Appellant): v.InferOutput<typeof appellantWire> => ({
  ...said,
  address: address ? addressToWire(address) : null,
})

/** `complement-requested` ↔ `COMPLEMENT_REQUESTED` */
const eventToWire = (kind: AppealEventKind): string => kind.replace('-', '_').toUpperCase()
const EVENT_OF_WIRE: ReadonlyMap<string, AppealEventKind> = new Map(
  APPEAL_EVENTS.map(kind => [eventToWire(kind), kind]),
)

/** Events of a kind unknown to this version are left out. */
const historyFromWire = (wire: RecourseWire['history']): Appeal['history'] =>
  (wire ?? []).flatMap(({ kind, datetime }) => {
    const known = EVENT_OF_WIRE.get(kind)
    const at = instantFromWire(datetime)
    return known && at !== null ? [{ kind: known, at }] : []
  })

/** Null when the city reports that there is no appeal. */
export const appealOrNull = (wire: RecourseWire | null | undefined): Appeal | null =>
  wire && wire.status !== NO_APPEAL ? appealFromWire(wire) : null

export const appealFromWire = (wire: RecourseWire): Appeal => ({
  id: appealId(wire.id),
  fineId: fineId(wire.fpsId),
  state: appealState(wire.status),
  access: accessFromWire(wire.access),
  hasMailAddress: wire.hasMailAddress ?? null,
  revision: wire.revision ?? null,
  reasonId: wire.reasonId ?? null,
  statement: wire.statement ?? '',
  sentPieces: sentFromWire(wire.sentPieces),
  complementAnswers: answersFromWire(wire.complementAnswers),
  appellant: wire.appellant ? appellantFromWire(wire.appellant) : null,
  updatedAt: instantFromWire(wire.updatedDatetime),
  filedAt: instantFromWire(wire.filedDatetime),
  deadline: instantFromWire(wire.deadline),
  implicitRejectionAt: instantFromWire(wire.implicitRejectionDatetime),
  tribunalDeadline: instantFromWire(wire.tribunalDeadline),
  complement: wire.complement ? complementFromWire(wire.complement) : null,
  answeredAt: instantFromWire(wire.answerDatetime),
  answer: wire.answer ?? null,
  history: historyFromWire(wire.history),
})

export const appealToWire = (appeal: Appeal): RecourseWire => ({
  id: appeal.id,
  fpsId: appeal.fineId,
  status: appeal.state === 'unknown' ? 'UNKNOWN' : STATE_CODES[appeal.state],
  access: accessToWire(appeal.access),
  hasMailAddress: appeal.hasMailAddress,
  revision: appeal.revision,
  reasonId: appeal.reasonId,
  statement: mayAct(appeal) ? appeal.statement : null,
  sentPieces: sentToWire(appeal.sentPieces),
  complementAnswers: answersToWire(appeal.complementAnswers),
  appellant: appeal.appellant ? appellantToWire(appeal.appellant) : null,
  updatedDatetime: instantToWire(appeal.updatedAt),
  filedDatetime: instantToWire(appeal.filedAt),
  deadline: instantToWire(appeal.deadline),
  implicitRejectionDatetime: instantToWire(appeal.implicitRejectionAt),
  tribunalDeadline: instantToWire(appeal.tribunalDeadline),
  complement: appeal.complement ? complementToWire(appeal.complement) : null,
  answerDatetime: instantToWire(appeal.answeredAt),
  answer: appeal.answer,
  history: appeal.history.map(({ kind, at }) => ({ kind: eventToWire(kind), datetime: toIso(at) })),
})
