import { ACCEPTED_TYPES } from '@parvis/shared-kernel/evidence'
import {
  type AppealPiece,
  type AppealReason,
  MANDATE,
  UNFINISHED_APPEAL_DAYS,
} from '@parvis/shared-kernel/fines'
import { byLocale, type Locale } from '@parvis/shared-kernel/formats'
import { evidenceId } from '@parvis/shared-kernel/ids'
import { ATTACHMENT_MAX_BYTES } from '@parvis/shared-kernel/subscriber'
import type { RecourseConfigurationWire } from '@parvis/shared-kernel/wire'
import * as v from 'valibot'

const id = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,59}$/))
const localized = v.object(byLocale(() => v.pipe(v.string(), v.minLength(1))))
const pieceShape = v.object({ id, name: localized, mandatory: v.boolean() })
const reasonShape = v.object({ id, label: localized, pieces: v.array(pieceShape) })

/** What a city asks of people who contest a fine, in both languages. */
export const appealFormShape = v.object({
  reasons: v.array(reasonShape),
  /** characters */
  maximumStatementLength: v.optional(v.pipe(v.number(), v.integer(), v.minValue(500), v.maxValue(20_000))),
})
export type AppealForm = v.InferOutput<typeof appealFormShape>

export const EMPTY_FORM: AppealForm = { reasons: [] }

const OTHER: v.InferOutput<typeof reasonShape> = {
  id: 'other',
  label: { fr: 'Autre motif', en: 'Another reason' },
  pieces: [
    {
      id: 'useful-document',
      name: { fr: 'Tout document utile', en: 'Any useful document' },
      mandatory: false,
    },
  ],
}

/** Returns the form's reasons in one language. `other` always exists and is last (D10). */
export const reasonsOf = ({ reasons }: AppealForm, lang: Locale): readonly AppealReason[] => {
  const own = reasons.filter(reason => reason.id !== OTHER.id)
  const other = reasons.find(reason => reason.id === OTHER.id) ?? OTHER
  return [...own, other].map(reason => ({
    id: reason.id,
    label: reason.label[lang],
    pieces: reason.pieces.map(piece => ({
      id: evidenceId(piece.id),
      name: piece.name[lang],
      mandatory: piece.mandatory,
    })),
  }))
}

const MANDATE_NAME = {
  fr: 'Mandat signé par le titulaire du certificat d’immatriculation',
  en: 'Mandate signed by the registered keeper',
} as const satisfies Record<Locale, string>

/** The mandate asked of somebody who appeals for another person. */
export const mandateOf = (lang: Locale): AppealPiece => ({
  id: MANDATE,
  name: MANDATE_NAME[lang],
  mandatory: true,
})

/** Everything that may have been sent with an appeal for this reason: what the reason asks, and the mandate. */
export const piecesOfReason = (
  form: AppealForm,
  lang: Locale,
  reasonId: string | null,
): readonly AppealPiece[] => [
  ...(reasonsOf(form, lang).find(({ id: known }) => known === reasonId)?.pieces ?? []),
  mandateOf(lang),
]

const LONGEST_STATEMENT = 20_000

export const longestStatement = (form: AppealForm): number => form.maximumStatementLength ?? LONGEST_STATEMENT

export const formToWire = (form: AppealForm, lang: Locale): RecourseConfigurationWire => ({
  reasons: reasonsOf(form, lang).map(reason => ({
    ...reason,
    pieces: reason.pieces.map(piece => ({ ...piece })),
  })),
  mandatePiece: { ...mandateOf(lang) },
  maximumFileSize: ATTACHMENT_MAX_BYTES,
  maximumStatementLength: longestStatement(form),
  acceptedTypes: [...ACCEPTED_TYPES],
  unfinishedDays: UNFINISHED_APPEAL_DAYS,
})
