import { type AppellantCapacity, appellantLines } from '@parvis/shared-kernel/fines'
import { type Html, html } from '../../html.ts'
import { intlOf, say } from '../../messages/intl.ts'
import { isContentErased } from '../../modules/appeals/appeal.model.ts'
import { appellantOf } from '../../modules/appeals/appellant-columns.ts'
import { writtenAddress } from '../../modules/documents/papers/written-address.ts'
import { listAppeals } from '../desk.repo.ts'
import { type AppealView, type PieceView, readAppealView } from '../readings/appeal-reading.ts'
import { chip, dayText, type Fact, factList, fineNumber, itemList, plateTags, timeline } from './format.ts'
import { actButton, searchBar } from './forms.ts'
import { cityChoices, cityName, type MakePage, searchOf } from './page.ts'
import { APPEAL_TEXTS } from './state-texts.ts'

const nameOf = ({ first_name, last_name }: { first_name: string; last_name: string }): string =>
  `${first_name} ${last_name}`.trim() || 'Sans nom'

export const appealList: MakePage = async (desk, asked) => {
  const query = searchOf(asked)
  const items = (await listAppeals(desk.deps.db, query)).map(row => ({
    href: `/appeals/${row.appeal_id}`,
    title: nameOf(row),
    detail: `${cityName(desk, row.city_id)}${row.filed_at === null ? '' : `, déposé le ${dayText(row.filed_at, 'Europe/Paris')}`}`,
    about: html`${fineNumber(row.fine_id)}<br>${plateTags([row.plate])}`,
    state: chip(APPEAL_TEXTS[row.state]),
  }))
  return {
    title: 'Recours',
    body: html`<h1>Recours</h1>${searchBar({ ...query, label: 'Nom, plaque ou numéro', cities: cityChoices(desk) })}${itemList(items, 'Aucun recours ne correspond.')}`,
  }
}

const pieceRow = (appealId: string, { asked, name, key }: PieceView): Html =>
  html`<li><span><b>${asked}</b><br><a href="/files/appeals/${appealId}/${key}">${name}</a></span></li>`

const pieces = ({ appeal, pieces: sent }: AppealView): Html =>
  sent.length === 0
    ? html`<p class="soft">Aucune pièce n’a été envoyée.</p>`
    : html`<ul class="files">${sent.map(piece => pieceRow(appeal.appeal_id, piece))}</ul>`

const sentParts = (view: AppealView): Html => {
  const { appeal } = view
  if (isContentErased(appeal))
    return html`<h2>Exposé</h2><p class="soft">Le texte et les pièces ont été effacés.</p>`
  return html`<h2>Exposé</h2>${appeal.statement === '' ? html`<p class="soft">Rien n’est écrit.</p>` : html`<blockquote>${appeal.statement}</blockquote>`}<h2>Pièces envoyées</h2>${pieces(view)}`
}

const answerOf = (message: string | null): Html | false =>
  message !== null &&
  message !== '' &&
  html`<h3>Réponse de la personne</h3><blockquote>${message}</blockquote>`

const complementOf = ({ complement, city }: AppealView): Html | false =>
  complement !== undefined &&
  html`<h2>Complément demandé</h2><blockquote>${complement.message}</blockquote>${factList([
    [
      'Pièces',
      complement.pieces.map(({ name, mandatory }) => (mandatory ? name : `${name} (facultatif)`)).join(', '),
    ],
    ['Jusqu’au', dayText(complement.due_at, city.timeZone)],
  ])}${answerOf(complement.answer_message)}`

const siblingRow = (row: AppealView['siblings'][number], { timeZone }: AppealView['city']): Html =>
  html`<p><a href="/appeals/${row.appeal_id}">Recours de ${nameOf(row)}</a>${row.filed_at !== null && `, déposé le ${dayText(row.filed_at, timeZone)}`} ${chip(APPEAL_TEXTS[row.state])}</p>`

/**
 * Lists all appeals against the fine: anybody who reads a windscreen may file one, so the deciding agent must see
 * them together.
 */
const siblings = ({ siblings: rows, isFineChanged, city }: AppealView): Html | false =>
  rows.length > 0 &&
  html`<h2>Autres recours sur ce forfait</h2>${isFineChanged && html`<p class="soft">Le forfait a déjà changé par un autre recours accepté : accepter celui-ci n’y changera rien de plus.</p>`}${rows.map(row => siblingRow(row, city))}`

const CAPACITY_TEXTS = {
  owner: 'titulaire du certificat d’immatriculation',
  lessee: 'locataire',
  driver: 'conducteur',
  representative: 'mandataire',
} as const satisfies Record<AppellantCapacity, string>

const facts = ({ appeal, city, reason }: AppealView): Html =>
  factList([
    ['Personne', nameOf(appeal)],
    ['Qualité', appeal.capacity && CAPACITY_TEXTS[appeal.capacity]],
    ...appellantLines(appellantOf(appeal)).map(
      ([field, text]): Fact => [say(intlOf('fr'), `appeal-receipt.texts.${field}`), text],
    ),
    ['Adresse', writtenAddress(appeal.address)],
    ['Ville', city.name],
    ['Forfait', html`<a href="/fines/${appeal.fine_id}">${fineNumber(appeal.fine_id)}</a>`],
    ['Motif', reason],
    ['Déposé le', appeal.filed_at && dayText(appeal.filed_at, city.timeZone)],
    [
      'Rejet implicite le',
      appeal.answered_at === null &&
        appeal.implicit_rejection_at &&
        dayText(appeal.implicit_rejection_at, city.timeZone),
    ],
  ])

export const appealPage: MakePage = async (desk, { id }) => {
  const view = await readAppealView(desk, id)
  const { appeal } = view
  const buttons = [...view.acts, 'appeal-link' as const].map(
    name => html`${actButton(name, { id: appeal.appeal_id })}`,
  )
  return {
    title: `Recours de ${nameOf(appeal)}`,
    body: html`<a class="back" href="/appeals">← Tous les recours</a><h1>Recours de ${nameOf(appeal)} ${chip(APPEAL_TEXTS[appeal.state])}</h1><div class="row">${buttons}</div>
<div class="two"><div><section class="card">${facts(view)}</section>${siblings(view)}${sentParts(view)}${complementOf(view)}</div>
<div>${appeal.answer !== null && html`<h2>Réponse donnée</h2><blockquote>${appeal.answer}</blockquote>`}<h2>Historique</h2>${timeline(view.events, view.city.timeZone)}</div></div>`,
  }
}
