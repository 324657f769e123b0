/** Type of a field. Every value arrives as text, from a form or a JSON body. */
export type FieldKind = 'line' | 'text' | 'lines' | 'amount' | 'day' | 'moment' | 'choice' | 'document'

export interface Field {
  name: string
  /** Label on the page, in French. */
  label: string
  kind: FieldKind
  /** Hint under the field. */
  hint?: string
  isOptional?: boolean
  /** Allowed values with their French labels; some are only known when the form is made (see forms.ts). */
  choices?: Readonly<Record<string, string>>
  /** Filled in by the page, never typed. */
  isHidden?: boolean
}

export const ID: Field = { name: 'id', label: 'Identifiant', kind: 'line', isHidden: true }

/** The version that the page showed when the agent decided. */
export const VERSION: Field = {
  name: 'version',
  label: 'Version',
  kind: 'line',
  isOptional: true,
  isHidden: true,
}

export const CITY: Field = { name: 'city', label: 'Ville', kind: 'choice', choices: {} }

export const COMMENT: Field = {
  name: 'comment',
  label: 'Mot pour la personne',
  kind: 'text',
  hint: 'Il figure dans le courriel et dans le portail.',
  isOptional: true,
}
export const REASON: Field = { ...COMMENT, label: 'Motif', isOptional: false }

export const ANSWER: Field = { name: 'answer', label: 'Réponse à la personne', kind: 'text' }
