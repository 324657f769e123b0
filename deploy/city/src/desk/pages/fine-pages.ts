import { displayFineId } from '@parvis/shared-kernel/fines'
import { type Html, html } from '../../html.ts'
import { type FineView, readFines, readFineView } from '../readings/fine-reading.ts'
import {
  amountText,
  chip,
  dayText,
  factList,
  fineNumber,
  itemList,
  momentText,
  plateTags,
  timeline,
} from './format.ts'
import { actButton, searchBar } from './forms.ts'
import { cityChoices, cityName, currencyIn, type MakePage, searchOf } from './page.ts'
import { APPEAL_TEXTS, FINE_TEXTS, REFUND_TEXTS } from './state-texts.ts'

export const fineList: MakePage = async (desk, asked) => {
  const query = searchOf(asked)
  const items = (await readFines(desk, query)).map(({ cityId, issuedAt, fine, amount, state }) => ({
    href: `/fines/${fine.id}`,
    title: fineNumber(fine.id),
    detail: `${cityName(desk, cityId)}${issuedAt === null ? '' : `, émis le ${dayText(issuedAt, 'Europe/Paris')}`}`,
    about: html`${plateTags([fine.plate ?? ''])} ${amount.due > 0 && `reste ${amountText(amount.due, currencyIn(desk, cityId))}`}`,
    state: chip(FINE_TEXTS[state]),
  }))
  return {
    title: 'Forfaits',
    body: html`<h1>Forfaits de post-stationnement</h1><div class="row">${actButton('fine-issue', {})}</div>
${searchBar({ ...query, label: 'Numéro ou plaque', cities: cityChoices(desk) })}${itemList(items, 'Aucun forfait ne correspond.')}`,
  }
}

type Version = FineView['fine']['versions'][number]

const reducedText = ({ reducedPrice, reducedUntil }: Version, { city }: FineView): string =>
  reducedPrice === null || reducedUntil === null
    ? ''
    : `, ${amountText(reducedPrice, city.currency)} jusqu’au ${dayText(reducedUntil, city.timeZone)}`

const versionLine = (view: FineView, version: Version, index: number): Html =>
  html`<li>${index === 0 ? 'Avis' : 'Avis rectificatif'} : ${amountText(version.price, view.city.currency)}${reducedText(version, view)}<small>${version.issuedAt !== null && momentText(version.issuedAt, view.city.timeZone)}</small></li>`

const OFFICES = [
  ['la ville', ({ fine }: FineView) => fine.versions.flatMap(({ payments }) => payments)],
  ['l’agence nationale', ({ fine }: FineView) => fine.agencyPayments],
  ['le recouvrement forcé', ({ fine }: FineView) => fine.debtRecoveryPayments],
] as const

const payments = (view: FineView): Html => {
  const lines = OFFICES.flatMap(([office, paid]) =>
    paid(view).map(
      ({ amount, paidAt }) =>
        html`<li>${amountText(amount, view.city.currency)} par ${office}<small>${paidAt !== null && momentText(paidAt, view.city.timeZone)}</small></li>`,
    ),
  )
  return lines.length === 0
    ? html`<p class="soft">Rien n’a été payé.</p>`
    : html`<ul class="time">${lines}</ul>`
}

const linked = ({ appeals, refunds }: FineView): Html =>
  html`${appeals.map(({ appeal_id, state }) => html`<p><a href="/appeals/${appeal_id}">Recours</a> ${chip(APPEAL_TEXTS[state])}</p>`)}${refunds.map(({ refund_id, status }) => html`<p><a href="/refunds/${refund_id}">Remboursement</a> ${chip(REFUND_TEXTS[status])}</p>`)}`

const facts = ({ fine, amount, city }: FineView): Html =>
  factList([
    ['Ville', city.name],
    ['Plaque', plateTags([fine.plate ?? ''])],
    ['Lieu', fine.place],
    ['Montant', amountText(amount.price, city.currency)],
    ['Payé', amountText(amount.paid, city.currency)],
    ['Reste dû', amountText(amount.due, city.currency)],
    ['Trop payé', amount.overpaid > 0 && amountText(amount.overpaid, city.currency)],
    ['À payer jusqu’au', fine.paymentDeadline && dayText(fine.paymentDeadline, city.timeZone)],
    ['À contester jusqu’au', fine.appealDeadline && dayText(fine.appealDeadline, city.timeZone)],
  ])

const OPEN: readonly string[] = ['DOCUMENT_REQUESTED', 'UNDER_REVIEW', 'ACCEPTED']

const buttons = ({ fine, amount, refunds }: FineView): Html => {
  const canRefund = amount.overpaid > 0 && !refunds.some(({ status }) => OPEN.includes(status))
  return html`<div class="row">${actButton('fine-payment', { id: fine.id })}${canRefund && html`<a class="button plain" href="/actions/refund-open?number=${fine.id}">Ouvrir un remboursement…</a>`}${actButton('fine-correct', { id: fine.id })}</div>`
}

export const finePage: MakePage = async (desk, { id }) => {
  const view = await readFineView(desk, id)
  return {
    title: `Forfait ${displayFineId(view.fine.id)}`,
    body: html`<a class="back" href="/fines">← Tous les forfaits</a><h1>Forfait ${fineNumber(view.fine.id)} ${chip(FINE_TEXTS[view.state])}</h1>${buttons(view)}
<div class="two"><div><section class="card">${facts(view)}</section>${linked(view)}<h2>Paiements</h2>${payments(view)}</div>
<div><h2>Avis</h2><ol class="time">${view.fine.versions.map((version, index) => versionLine(view, version, index))}</ol><h2>Historique</h2>${timeline(view.events, view.city.timeZone)}</div></div>`,
  }
}
