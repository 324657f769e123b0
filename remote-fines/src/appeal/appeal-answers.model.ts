import {
  APPELLANT_TEXTS,
  type Appeal,
  type AppealPiece,
  type Appellant,
  isOnBehalf,
  NO_APPELLANT,
  requiredPieces,
} from '@parvis/shared-kernel/fines'
import { EMPTY_ADDRESS, isAddressEmpty, type Subscriber } from '@parvis/shared-kernel/subscriber'
import type { AppealForm, RecourseBodyWire, SentEvidenceWire } from '@parvis/shared-kernel/wire'

/** Answers of an appeal in progress; '' and null mean unanswered. Files are stored separately. */
export interface AppealAnswers extends Appellant {
  readonly reasonId: string | null
  readonly statement: string
}

/** Appellant fields prefilled from the profile. The capacity is never prefilled: the citizen must state it. */
export const appellantOfProfile = (subscriber: Subscriber | null): Appellant =>
  subscriber === null
    ? NO_APPELLANT
    : {
        ...NO_APPELLANT,
        firstName: subscriber.firstName,
        lastName: subscriber.lastName,
        email: subscriber.email,
        phoneNumber: subscriber.phoneNumber,
        address: subscriber.address,
      }

const isSaid = (appellant: Appellant): boolean =>
  appellant.capacity !== null ||
  APPELLANT_TEXTS.some(field => appellant[field] !== '') ||
  (appellant.address !== null && !isAddressEmpty(appellant.address))

/**
 * Initial answers: the draft's, then this tab's, then the profile's. What this tab remembers may be older than what
 * another tab has saved; what it could not save comes back by itself (`recallUnsaved`).
 */
export function firstAnswers(
  draft: Appeal,
  remembered: Appellant | null,
  subscriber: Subscriber | null,
): AppealAnswers {
  const { reasonId, statement, appellant } = draft
  const told = appellant !== null && isSaid(appellant) ? appellant : null
  return { reasonId, statement, ...(told ?? remembered ?? appellantOfProfile(subscriber)) }
}

export const reasonOf = (form: AppealForm, { reasonId }: Pick<AppealAnswers, 'reasonId'>) =>
  form.reasons.find(({ id }) => id === reasonId)

/** Every piece that these answers require, the mandate last. */
export const requiredPiecesOf = (form: AppealForm, answers: AppealAnswers): readonly AppealPiece[] =>
  requiredPieces(reasonOf(form, answers), answers.capacity, form.mandate)

export const isStatementTooLong = (form: AppealForm, statement: string): boolean =>
  statement.length > form.maximumStatementLength

/**
 * Request body of the answers. A statement that the city would refuse as too long is left out so that the rest is
 * saved: the previously saved one stays and the screen reports the length.
 */
export function bodyOf(form: AppealForm, answers: AppealAnswers): RecourseBodyWire {
  const { statement, address, representedName, ...said } = answers
  return {
    ...said,
    representedName: isOnBehalf(answers) ? representedName : '',
    address: { ...(address ?? EMPTY_ADDRESS) },
    ...(isStatementTooLong(form, statement) ? {} : { statement }),
  }
}

/** Uploaded files that these answers require. */
export const fittingFiles = (
  form: AppealForm,
  answers: AppealAnswers,
  files: readonly SentEvidenceWire[],
): readonly SentEvidenceWire[] => {
  const asked = requiredPiecesOf(form, answers)
  return files.filter(file => asked.some(({ id }) => id === file.id))
}

/** Whether the appeal holds any answer to resume. */
export const isBegun = ({ reasonId, statement, sentPieces }: Appeal): boolean =>
  reasonId !== null || statement.trim() !== '' || sentPieces.length > 0
