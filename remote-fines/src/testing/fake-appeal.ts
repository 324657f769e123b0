import { fineId } from '@parvis/shared-kernel/ids'
import { inDays } from '@parvis/shared-kernel/testing'
import { appealFormFromWire, appealFromWire, type RecourseWire } from '@parvis/shared-kernel/wire'
import { CALL, fakeFine, NUMBER } from './fake-fine.ts'

export const APPEAL_ID = 'appeal-1'
const OF_FINE = `/api/recourse/fps/${NUMBER}`
export const CALLS = {
  check: `GET ${OF_FINE}/check`,
  appeal: `GET ${OF_FINE}`,
  creation: `GET ${OF_FINE}/creation`,
  begin: `POST ${OF_FINE}/_init-creation`,
  complement: `GET ${OF_FINE}/complement-request`,
  configuration: 'GET /api/recourse/configuration',
  save: `PUT /api/recourse/${APPEAL_ID}`,
  abandon: `DELETE /api/recourse/${APPEAL_ID}`,
  upload: `GET /api/recourse/${APPEAL_ID}/upload-url`,
  answer: `PATCH /api/recourse/${APPEAL_ID}/complementRequest`,
} as const

export const CONFIGURATION = {
  reasons: [
    { id: 'had-paid', label: 'J’avais payé', pieces: [{ id: 'receipt', name: 'Reçu', mandatory: true }] },
    {
      id: 'other',
      label: 'Autre motif',
      pieces: [{ id: 'useful', name: 'Document utile', mandatory: false }],
    },
  ],
  mandatePiece: { id: 'mandate', name: 'Mandat signé', mandatory: true },
  maximumStatementLength: 40,
}
export const FORM = appealFormFromWire(CONFIGURATION)

/** Response of an appeal, a draft by default. */
export const fakeAppeal = (changes: Partial<RecourseWire> = {}): RecourseWire => ({
  id: APPEAL_ID,
  fpsId: NUMBER,
  status: 'INIT_CREATION',
  statement: '',
  deadline: inDays(28),
  updatedDatetime: inDays(-1),
  ...changes,
})

export const anAppeal = (changes: Partial<RecourseWire> = {}) => ({
  ...appealFromWire(fakeAppeal(changes)),
  fineId: fineId(NUMBER),
})

/** Sent five days ago; the city has 25 days left. */
export const filedAppeal = (changes: Partial<RecourseWire> = {}) =>
  fakeAppeal({
    status: 'FILLED',
    reasonId: 'other',
    statement: 'La machine était en panne.',
    filedDatetime: inDays(-5),
    implicitRejectionDatetime: inDays(25),
    history: [
      { kind: 'BEGUN', datetime: inDays(-6) },
      { kind: 'FILED', datetime: inDays(-5) },
    ],
    ...changes,
  })

/** City in which the fine can be contested; `draft` is the unsent appeal. */
export const openCity = (draft: RecourseWire | null = null) => ({
  [CALL]: fakeFine(),
  [CALLS.check]: { allowed: true, reason: null },
  [CALLS.creation]: { recourse: draft, configuration: CONFIGURATION, deadline: inDays(28) },
  [CALLS.configuration]: CONFIGURATION,
  [CALLS.save]: draft,
})

/** A city that has an appeal of the fine. */
export const contestedCity = (appeal: RecourseWire, fine: object = {}) => ({
  [CALL]: fakeFine({ claims: [{ type: 'RAPO', date: inDays(-5), status: 'FILLED' }], ...fine }),
  [CALLS.check]: { allowed: false, reason: 'AppealNotAllowed' },
  [CALLS.appeal]: appeal,
  [CALLS.configuration]: CONFIGURATION,
})
