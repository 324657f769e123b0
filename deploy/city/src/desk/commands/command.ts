/** How a value is written by who gives it; everything arrives as text, from a form, a line or a JSON body. */
export type FieldKind = 'line' | 'text' | 'lines' | 'euros' | 'day' | 'moment' | 'choice' | 'document'

export interface Field {
  name: string
  /** On the page, in French. */
  label: string
  kind: FieldKind
  /** Said under the field on the page. */
  hint?: string
  isOptional?: boolean
  /** On the command line: by its place instead of `--name`. */
  isPlaced?: boolean
  /** Values with their French words; some are only known when the form is made (see forms.ts). */
  choices?: Readonly<Record<string, string>>
  /** Told by the page itself, never typed. */
  isHidden?: boolean
}

export type Subject = 'right' | 'fine' | 'appeal' | 'refund'

export interface Command {
  /** `read` changes nothing. */
  kind: 'read' | 'act'
  /** In the usage text. */
  does: string
  fields: readonly Field[]
}

/** A command that decides something: the page has a button for it. */
export interface Act extends Command {
  kind: 'act'
  label: string
  /** What is said when it is done. */
  done: { fr: string; en: string }
  subject?: Subject
  /** Cannot be taken back: the page asks once more. */
  isFinal?: true
  /** What the person hoped for, or what they did not; the page shows it so. */
  tone?: 'good' | 'bad'
  /** What the page says before it is done. */
  warning?: string
}

export interface Reading extends Command {
  kind: 'read'
}

export const ID: Field = { name: 'id', label: 'Identifiant', kind: 'line', isPlaced: true, isHidden: true }

/** What the page showed when the agent decided. */
export const VERSION: Field = {
  name: 'version',
  label: 'Version',
  kind: 'line',
  isOptional: true,
  isHidden: true,
}

export const CITY: Field = { name: 'city', label: 'Ville', kind: 'choice', choices: {} }
export const ANY_CITY: Field = { ...CITY, kind: 'line', isOptional: true }

export const SEARCH: Field = { name: 'search', label: 'Recherche', kind: 'line', isOptional: true }

export const COMMENT: Field = {
  name: 'comment',
  label: 'Mot pour la personne',
  kind: 'text',
  hint: 'Il figure dans le courriel et dans le portail.',
  isOptional: true,
}
export const REASON: Field = { ...COMMENT, label: 'Motif', isOptional: false }

export const ANSWER: Field = { name: 'answer', label: 'Réponse à la personne', kind: 'text' }
