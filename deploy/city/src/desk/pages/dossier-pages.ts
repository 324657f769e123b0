import { type Html, html } from '../../html.ts'
import type { ActName } from '../commands/commands.ts'
import { type DossierRow, LIST_LIMIT, listDossiers } from '../desk.repo.ts'
import type { Desk } from '../desk.ts'
import { type DossierView, readDossier } from '../readings/dossier-reading.ts'
import { amountText, chip, dayText, factList, itemList, momentText, plateTags, timeline } from './format.ts'
import { actButton, searchBar } from './forms.ts'
import { cityChoices, cityName, type MakePage, searchOf } from './page.ts'
import { FILE_TEXTS, RIGHT_TEXTS } from './state-texts.ts'

const KINDS = { subscription: 'abonnement', ticket: 'ticket' } as const

const itemOf = (desk: Desk, row: DossierRow) => ({
  href: `/dossiers/${encodeURIComponent(row.right_id)}`,
  title: `${row.first_name} ${row.last_name}`,
  detail: html`${cityName(desk, row.city_id)}, ${KINDS[row.kind]} du ${dayText(row.created_at, 'Europe/Paris')}`,
  about: html`${row.plan_name}<br>${plateTags(row.plates)}`,
  state: chip(RIGHT_TEXTS[row.status]),
})

const scopeField = (isAll: boolean): Html =>
  html`<div><label for="scope">Droits</label><select id="scope" name="all"><option value="">en attente</option><option value="1"${isAll && html` selected`}>tous</option></select></div>`

export const dossierList: MakePage = async (desk, asked) => {
  const isAll = Boolean(asked.query.all)
  const query = { ...searchOf(asked), isAll }
  const rows = await listDossiers(desk.deps.db, query)
  const isFull = rows.length === LIST_LIMIT
  return {
    title: 'Dossiers',
    body: html`<h1>Dossiers</h1>${searchBar({ ...query, label: 'Nom, plaque ou identifiant', cities: cityChoices(desk), more: scopeField(isAll) })}
${itemList(
  rows.map(row => itemOf(desk, row)),
  query.search === '' ? 'Aucun dossier n’attend.' : 'Aucun dossier ne correspond à cette recherche.',
)}${isFull && html`<p class="soft">Les ${LIST_LIMIT} premiers sont affichés. Précisez la recherche pour voir les autres.</p>`}`,
  }
}

type File = DossierView['details']['evidences'][number]

const fileRow = ({ right, choices }: DossierView, file: File): Html => {
  const asked =
    choices.find(({ id }) => id === file.evidence_properties_id)?.name ?? file.evidence_properties_id
  const values = { id: right.right_id, version: String(right.version), evidence: file.evidence_properties_id }
  const href = `/files/dossiers/${encodeURIComponent(right.right_id)}/${encodeURIComponent(file.media_id)}`
  const decisions =
    file.status === 'WAITING' &&
    html`${actButton('evidence-accept', values, 'Valider')}${actButton('evidence-reject', values, 'Écarter')}`
  return html`<li><span><b>${asked}</b><br><a href="${href}">${file.name}</a></span>${chip(FILE_TEXTS[file.status])}<span class="row">${decisions}</span></li>`
}

const files = (view: DossierView): Html =>
  view.details.evidences.length === 0
    ? html`<p class="soft">Aucune pièce n’a été envoyée.</p>`
    : html`<ul class="files">${view.details.evidences.map(file => fileRow(view, file))}</ul>`

const plateChange = ({ plateChange: change }: DossierView): Html | false =>
  change !== null &&
  html`<section class="card"><h2 style="margin-top:0">Changement de plaque demandé</h2>${factList([
    ['À retirer', change.removed.length > 0 && plateTags(change.removed)],
    ['À inscrire', change.added.length > 0 && plateTags(change.added)],
  ])}</section>`

const validity = ({ right, city }: DossierView): string | null => {
  const { start_of_validity: start, end_of_validity: end } = right
  if (start === null) return 'dès que possible'
  const from = `du ${dayText(start, city.timeZone)}`
  return end === null ? from : `${from} au ${dayText(end, city.timeZone)}`
}

const facts = (view: DossierView): Html => {
  const { right, owner, city } = view
  return factList([
    ['Personne', owner && `${owner.firstName} ${owner.lastName}`],
    ['Courriel', owner?.email],
    ['Ville', city.name],
    ['Plan', view.planName],
    ['Plaques', plateTags(right.plates)],
    ['Zones', view.zones.join(', ')],
    ['Validité', validity(view)],
    ['Prix', amountText(right.price_cents, city.currency)],
    ['Demandé le', momentText(right.created_at, city.timeZone)],
    ...view.fields.map(({ label, value }) => [label, value] as const),
    ['Mot de la personne', right.user_comment],
    ['Pièces demandées', view.asked.map(({ name }) => name).join(', ')],
  ])
}

type Payment = DossierView['payments'][number]

const paymentRow = ({ city }: DossierView, payment: Payment): Html => {
  const { operation_id: operation, transaction_at: paidAt, refund_id: refund } = payment
  const paid = paidAt !== null && html`<br><span class="soft">${momentText(paidAt, city.timeZone)}</span>`
  const back =
    refund === null
      ? actButton('payment-refund', { operation }, 'Rembourser')
      : html`<a href="/refunds/${refund}">Remboursement ouvert</a>`
  return html`<li><span><b>${amountText(payment.amount_cents, payment.currency)}</b>${paid}</span><span class="soft">opération ${operation}</span><span class="row">${back}</span></li>`
}

const payments = (view: DossierView): Html | false =>
  view.payments.length > 0 &&
  html`<h2>Paiements</h2><ul class="files">${view.payments.map(payment => paymentRow(view, payment))}</ul>`

const comments = ({ details, city }: DossierView): Html =>
  details.comments.length === 0
    ? html`<p class="soft">Aucun mot n’a été laissé.</p>`
    : html`${details.comments.map(({ created_at, comment }) => html`<blockquote>${comment}<br><small class="soft">${momentText(created_at, city.timeZone)}</small></blockquote>`)}`

const withWord = (values: Readonly<Record<string, string>>): Html =>
  html`<a class="button plain" href="/actions/accept?${new URLSearchParams(values).toString()}">Accepter avec un mot…</a>`

const buttons = ({ right, acts, choices }: DossierView): Html => {
  const values = { id: right.right_id, version: String(right.version) }
  // Hidden where the plan's procedure lists no document.
  const names: ActName[] = acts.filter(name => name !== 'ask' || choices.length > 0)
  return html`<div class="row">${names.map(name => html`${actButton(name, values)}${name === 'accept' && withWord(values)}`)}</div>`
}

export const dossierPage: MakePage = async (desk, { id }) => {
  const view = await readDossier(desk, id)
  const title = view.owner === null ? view.planName : `${view.owner.firstName} ${view.owner.lastName}`
  return {
    title,
    body: html`<a class="back" href="/dossiers">← Tous les dossiers</a><h1>${title} ${chip(RIGHT_TEXTS[view.right.status])}</h1>
<p class="soft">${view.planName}, dossier ${view.right.right_id}</p>${buttons(view)}${plateChange(view)}
<div class="two"><div><section class="card">${facts(view)}</section><h2>Pièces envoyées</h2>${files(view)}${payments(view)}</div>
<div><h2>Mots pour la personne</h2>${comments(view)}<h2>Historique</h2>${timeline(view.events, view.city.timeZone)}</div></div>`,
  }
}
