import { type Appeal, type AppealPiece, type Appellant, piecesAsked } from '@parvis/shared-kernel/fines'
import { EMPTY_ADDRESS, type Subscriber } from '@parvis/shared-kernel/subscriber'
import type { AppealForm, RecourseBodyWire, SentEvidenceWire } from '@parvis/shared-kernel/wire'

/** What somebody who contests has answered so far; '' and null are what is not said yet. Files are kept beside. */
export interface AppealAnswers extends Appellant {
  readonly reasonId: string | null
  readonly statement: string
}

export const NOBODY: Appellant = {
  capacity: null,
  representedName: '',
  firstName: '',
  lastName: '',
  email: '',
  phoneNumber: '',
  address: null,
}

/** What the profile knows of who is signed in. In whose place they contest is theirs to say. */
export const appellantOfProfile = (subscriber: Subscriber | null): Appellant =>
  subscriber === null
    ? NOBODY
    : {
        ...NOBODY,
        firstName: subscriber.firstName,
        lastName: subscriber.lastName,
        email: subscriber.email,
        phoneNumber: subscriber.phoneNumber,
        address: subscriber.address,
      }

const isSaid = ({ capacity, firstName, lastName }: Appellant): boolean =>
  capacity !== null || firstName !== '' || lastName !== ''

/**
 * Answers to go on with: of the draft, then of this tab, then of the profile. What a visitor typed in this tab comes
 * before what the city has, which a reload may have kept from arriving.
 */
export function firstAnswers(
  draft: Appeal,
  remembered: Appellant | null,
  subscriber: Subscriber | null,
): AppealAnswers {
  const { reasonId, statement, appellant } = draft
  const told = appellant !== null && isSaid(appellant) ? appellant : null
  const known = subscriber === null ? (remembered ?? told) : (told ?? remembered)
  return { reasonId, statement, ...(known ?? appellantOfProfile(subscriber)) }
}

export const reasonOf = (form: AppealForm, { reasonId }: Pick<AppealAnswers, 'reasonId'>) =>
  form.reasons.find(({ id }) => id === reasonId)

/** Every piece that these answers ask, the mandate last. */
export const askedOf = (form: AppealForm, answers: AppealAnswers): readonly AppealPiece[] =>
  piecesAsked(reasonOf(form, answers), answers.capacity, form.mandate)

export const isStatementTooLong = (form: AppealForm, statement: string): boolean =>
  statement.length > form.maximumStatementLength

/**
 * The answers as the city is told them. A text that it would refuse is left out, so that the rest is saved: the one
 * saved before stays, and the screen says that this one is too long.
 */
export function bodyOf(form: AppealForm, answers: AppealAnswers): RecourseBodyWire {
  const { statement, address, capacity, representedName, ...said } = answers
  return {
    ...said,
    capacity,
    representedName: capacity === 'representative' ? representedName : '',
    address: { ...(address ?? EMPTY_ADDRESS) },
    ...(isStatementTooLong(form, statement) ? {} : { statement }),
  }
}

/** Files that these answers ask for. */
export const fittingFiles = (
  form: AppealForm,
  answers: AppealAnswers,
  files: readonly SentEvidenceWire[],
): readonly SentEvidenceWire[] => {
  const asked = askedOf(form, answers)
  return files.filter(file => asked.some(({ id }) => id === file.id))
}

/** Somebody has begun: there is something to resume. */
export const isBegun = ({ reasonId, statement, sentPieces }: Appeal): boolean =>
  reasonId !== null || statement.trim() !== '' || sentPieces.length > 0
