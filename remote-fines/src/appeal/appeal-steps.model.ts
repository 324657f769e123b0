import { filingFaults, requiredMandate } from '@parvis/shared-kernel/fines'
import { stepOrder } from '@parvis/shared-kernel/page'
import type { Uploads } from '@parvis/shared-kernel/uploads'
import type { AppealForm } from '@parvis/shared-kernel/wire'
import { type AppealAnswers, isStatementTooLong, reasonOf } from './appeal-answers.model.ts'
import { type PieceFault, pieceFault } from './piece-slots.model.ts'

export const APPEAL_STEPS = ['reason', 'documents', 'identity', 'statement', 'review'] as const
export type AppealStep = (typeof APPEAL_STEPS)[number]
export type InputStep = Exclude<AppealStep, 'review'>

/** A faulty answer. `field` is the request's field name; `pieces.card` names a piece. */
export interface AppealFault {
  readonly field: string
  readonly reason: 'missing' | 'wrong' | 'too-long' | Exclude<PieceFault, 'missing'>
}

interface Given {
  readonly form: AppealForm
  readonly answers: AppealAnswers
  readonly uploads: Uploads
  readonly isRefused: (urn: string) => boolean
}

export function stepOfField(field: string): InputStep {
  if (field === 'reasonId') return 'reason'
  if (field === 'statement') return 'statement'
  return field.startsWith('pieces.') && field !== 'pieces.mandate' ? 'documents' : 'identity'
}

const textAt = (answers: AppealAnswers, field: string): string => {
  const address: Readonly<Record<string, string>> = { ...answers.address }
  const said: Readonly<Record<string, unknown>> = { ...answers }
  const value = field.startsWith('address.') ? address[field.slice('address.'.length)] : said[field]
  return typeof value === 'string' ? value.trim() : ''
}

const filing = ({ form, answers }: Given): AppealFault[] =>
  filingFaults(answers, form.reasons).map(field => ({
    field,
    reason: textAt(answers, field) === '' || field === 'reasonId' ? 'missing' : 'wrong',
  }))

const pieces = ({ form, answers, uploads, isRefused }: Given): AppealFault[] => {
  const mandate = requiredMandate(answers.capacity, form.mandate)
  return [...(reasonOf(form, answers)?.pieces ?? []), ...(mandate ? [mandate] : [])].flatMap(piece => {
    const reason = pieceFault(piece, uploads, isRefused)
    return reason === null ? [] : [{ field: `pieces.${piece.id}`, reason }]
  })
}

/** What stands first in the step of the sender, above name and address; the mandate is a piece all the same. */
const FIRST_OF_STEP = ['capacity', 'representedName', 'pieces.mandate']
const placeInStep = (field: string): number =>
  FIRST_OF_STEP.includes(field) ? FIRST_OF_STEP.indexOf(field) : FIRST_OF_STEP.length

/** Every fault that prevents sending the appeal, in form order. The capacity is always required. */
export function appealFaults(given: Given): readonly AppealFault[] {
  const { form, answers } = given
  const capacity: AppealFault[] = answers.capacity === null ? [{ field: 'capacity', reason: 'missing' }] : []
  const long: AppealFault[] = isStatementTooLong(form, answers.statement)
    ? [{ field: 'statement', reason: 'too-long' }]
    : []
  const all = [...capacity, ...filing(given), ...pieces(given), ...long]
  const ordered = [...all].sort((one, other) => placeInStep(one.field) - placeInStep(other.field))
  return APPEAL_STEPS.flatMap(step => ordered.filter(({ field }) => stepOfField(field) === step))
}

export const faultsOfStep = (faults: readonly AppealFault[], step: AppealStep): readonly AppealFault[] =>
  step === 'review' ? faults : faults.filter(({ field }) => stepOfField(field) === step)

const { placeOf, before, after, shown } = stepOrder(APPEAL_STEPS)

/** Whether every step before this one is answered. */
const canOpen = (step: AppealStep, faults: readonly AppealFault[]): boolean =>
  faults.every(({ field }) => placeOf(stepOfField(field)) >= placeOf(step))

/** The step to show for `?step=`: the asked one if it can be opened. */
export const shownStep = (asked: string | null, faults: readonly AppealFault[]): AppealStep =>
  shown(asked, 'reason', step => canOpen(step, faults))

/** Where a resumed appeal continues: the first incomplete step, else the review. */
export const firstOpenStep = (faults: readonly AppealFault[]): AppealStep => {
  const [first] = faults
  return first === undefined ? 'review' : stepOfField(first.field)
}

export const stepAfter = (step: AppealStep): AppealStep => after(step) ?? 'review'
export const stepBefore = before

/** Steps that the stepper makes clickable: complete and already visited. */
export const openSteps = (faults: readonly AppealFault[], furthest: AppealStep): readonly AppealStep[] =>
  APPEAL_STEPS.filter(
    step =>
      placeOf(step) < placeOf(furthest) && faultsOfStep(faults, step).length === 0 && canOpen(step, faults),
  )

export const furtherOf = (a: AppealStep, b: AppealStep): AppealStep => (placeOf(a) > placeOf(b) ? a : b)

/** DOM id of a field, for the error summary's links. */
export const fieldId = (field: string): string => `appeal-${field.replaceAll(/[.~]/g, '-')}`
