import { type Html, html } from '../../html.ts'
import { type ActName, COMMANDS } from '../commands/commands.ts'
import type { Field } from '../commands/field.ts'
import type { Act } from '../desk.ts'
import type { Note } from '../notes.ts'

export interface Choice {
  value: string
  label: string
}

/** What the page supplies to a form: initial values, and choices that depend on the subject. */
export interface FormState {
  values?: Readonly<Record<string, string>>
  choices?: Readonly<Record<string, readonly Choice[]>>
  note?: Note | undefined
}

const typedOf = ({ name }: Field, { note, values }: FormState): readonly string[] =>
  note?.typed?.[name] ?? (values?.[name] === undefined ? [] : [values[name]])

const choicesOf = (field: Field, state: FormState): readonly Choice[] =>
  state.choices?.[field.name] ??
  Object.entries(field.choices ?? {}).map(([value, label]) => ({ value, label }))

interface Drawn {
  field: Field
  id: string
  value: string
  rules: Html
}

const input =
  (type: string, extra: Html | string = '') =>
  ({ field, id, value, rules }: Drawn): Html =>
    html`<input type="${type}" id="${id}" name="${field.name}" value="${value}" autocomplete="off"${rules}${extra}>`

const area = ({ field, id, value, rules }: Drawn): Html =>
  html`<textarea id="${id}" name="${field.name}"${field.kind === 'document' && html` class="code" spellcheck="false"`}${rules}>
${value}</textarea>`

const DRAWN: Readonly<Record<Exclude<Field['kind'], 'choice'>, (drawn: Drawn) => Html>> = {
  line: input('text'),
  amount: input('text', html` inputmode="decimal"`),
  day: input('date'),
  moment: input('datetime-local'),
  text: area,
  lines: area,
  document: area,
}

const hintOf = (field: Field, id: string): Html | false =>
  field.hint !== undefined && html`<p class="hint" id="${id}-hint">${field.hint}</p>`

const isFaulty = ({ name }: Field, { note }: FormState): boolean =>
  note?.faults?.some(({ path }) => path === name) ?? false

const rulesOf = (field: Field, id: string, state: FormState): Html =>
  html`${isFaulty(field, state) && html` aria-invalid="true"`}${!field.isOptional && html` required`}${field.hint !== undefined && html` aria-describedby="${id}-hint"`}`

const optionalWord = (field: Field) => field.isOptional && html` <span class="soft">(facultatif)</span>`

/** Documents allow several choices; cities and offices allow one. */
const ticks = (field: Field, typed: readonly string[], choices: readonly Choice[]): Html =>
  html`<fieldset><legend>${field.label}</legend>${choices.map(
    ({ value, label }) =>
      html`<label class="tick"><input type="checkbox" name="${field.name}" value="${value}"${typed.includes(value) && html` checked`}>${label}</label>`,
  )}</fieldset>`

const select = (field: Field, id: string, state: FormState): Html =>
  html`<label for="${id}">${field.label}${optionalWord(field)}</label><select id="${id}" name="${field.name}"${rulesOf(field, id, state)}>${choicesOf(
    field,
    state,
  ).map(
    ({ value, label }) =>
      html`<option value="${value}"${typedOf(field, state).includes(value) && html` selected`}>${label}</option>`,
  )}</select>${hintOf(field, id)}`

const hidden = (field: Field, typed: readonly string[]): Html =>
  html`${typed.map(value => html`<input type="hidden" name="${field.name}" value="${value}">`)}`

const fieldOf = (command: string, field: Field, state: FormState): Html => {
  const id = `${command}-${field.name}`
  const typed = typedOf(field, state)
  if (field.isHidden) return hidden(field, typed)
  if (field.name === 'evidence') return ticks(field, typed, choicesOf(field, state))
  if (field.kind === 'choice') return select(field, id, state)
  const drawn = { field, id, value: typed.join('\n'), rules: rulesOf(field, id, state) }
  return html`<label for="${id}">${field.label}${optionalWord(field)}</label>${DRAWN[field.kind](drawn)}${hintOf(field, id)}`
}

/** Form of a command's fields. */
export const commandForm = (name: ActName, state: FormState, back: string): Html => {
  const act: Act = COMMANDS[name]
  return html`<form class="card" method="post" action="/actions/${name}">${act.warning !== undefined && html`<p>${act.warning}</p>`}${act.fields.map(field => fieldOf(name, field, state))}
<div class="row"><button${act.tone === 'bad' && html` class="danger sure"`}>${act.label}</button><a class="button plain" href="${back}">Revenir</a></div></form>`
}

const query = (values: Readonly<Record<string, string>>) => new URLSearchParams(values).toString()

/** Whether the command needs its own page: for input that the page lacks, or for confirmation. */
const needsPage = (act: Act): boolean =>
  act.isFinal === true || act.fields.some(field => !field.isHidden && !field.isOptional)

const LOOKS = { good: 'main', bad: 'danger', plain: 'plain' } as const

const pressed = (name: ActName, act: Act, values: Readonly<Record<string, string>>, label: string): Html =>
  html`<form method="post" action="/actions/${name}">${act.fields.map(field => hidden(field, values[field.name] === undefined ? [] : [values[field.name] ?? '']))}<button class="${LOOKS[act.tone ?? 'plain']}">${label}</button></form>`

const linked = (name: ActName, act: Act, values: Readonly<Record<string, string>>, label: string): Html =>
  html`<a class="button ${LOOKS[act.tone ?? 'plain']}" href="/actions/${name}?${query(values)}">${label}</a>`

/** Button that submits the command at once, or a link to its page if it needs one. */
export const actButton = (name: ActName, values: Readonly<Record<string, string>>, given?: string): Html => {
  const act = COMMANDS[name]
  const label = given ?? act.label
  return needsPage(act) ? linked(name, act, values, `${label}…`) : pressed(name, act, values, label)
}

const option = ({ value, label }: Choice, chosen: string | undefined): Html =>
  html`<option value="${value}"${value === chosen && html` selected`}>${label}</option>`

export interface SearchBar {
  label: string
  search: string
  city: string | undefined
  cities: readonly Choice[]
  /** Additional fields. */
  more?: Html
}

export const searchBar = ({ label, search, city, cities, more }: SearchBar): Html =>
  html`<form class="search" method="get" role="search"><div><label for="search">${label}</label><input id="search" type="search" name="search" value="${search}" autocomplete="off"></div>
<div><label for="city">Ville</label><select id="city" name="city">${[{ value: '', label: 'Toutes' }, ...cities].map(entry => option(entry, city))}</select></div>${more}<button class="plain">Chercher</button></form>`
