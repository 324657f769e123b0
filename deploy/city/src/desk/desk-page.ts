import { type Html, html, renderPage } from '../html.ts'
import type { KeptMail } from '../mail/mailer.ts'
import type { listDossiers } from './desk.repo.ts'
import { type ReceivedPayment, receivedPayments } from './received-payments.ts'

type Dossier = Awaited<ReturnType<typeof listDossiers>>[number]

export interface DeskPage {
  now: number
  offsetMs: number
  mails: readonly KeptMail[]
  dossiers: readonly Dossier[]
  payments: readonly ReceivedPayment[]
}

const STATUS = {
  'awaiting-payment': 'à payer',
  'awaiting-completion': 'à compléter',
  'awaiting-evidence': 'pièces attendues',
  'under-review': 'à instruire',
  'plate-under-review': 'plaque à instruire',
} as const
const WORDS: Readonly<Record<string, string>> = STATUS

const DECIDABLE: readonly string[] = [
  'under-review',
  'plate-under-review',
  'awaiting-evidence',
  'awaiting-completion',
]

const date = (moment: number) =>
  new Intl.DateTimeFormat('fr-FR', {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: 'Europe/Paris',
  }).format(moment)

const clockButton = (label: string, hours: string): Html =>
  html`<form method="post" action="/clock"><input type="hidden" name="hours" value="${hours}"><button class="plain">${label}</button></form>`

const actionButton = ({ city_id, right_id }: Dossier, action: string, label: string): Html =>
  html`<form method="post" action="/dossiers/${city_id}/${right_id}/${action}"><button class="plain">${label}</button></form>`

const actions = (dossier: Dossier): Html =>
  DECIDABLE.includes(dossier.status)
    ? html`${actionButton(dossier, 'accept', 'Accepter')}${actionButton(dossier, 'reject', 'Refuser')}${dossier.status !== 'plate-under-review' && actionButton(dossier, 'ask', 'Demander une pièce')}`
    : html`<span class="soft">le citoyen doit payer</span>`

const dossierRow = (dossier: Dossier): Html =>
  html`<tr><td>${dossier.city_id}</td><td>${dossier.first_name} ${dossier.last_name}<br><span class="soft">${dossier.right_id}</span></td><td>${dossier.offer_id ?? dossier.definition_id}</td><td>${WORDS[dossier.status] ?? dossier.status}</td><td>${actions(dossier)}</td></tr>`

const mailCard = (mail: KeptMail): Html =>
  html`<article class="card"><p class="soft">${date(mail.sentAt)} → ${mail.to}</p><h3>${mail.subject}</h3><pre>${mail.text}</pre></article>`

const mailList = (mails: readonly KeptMail[]): Html =>
  mails.length === 0 ? html`<p class="soft">Aucun courriel pour le moment.</p>` : html`${mails.map(mailCard)}`

/** The desk is French only: it is a tool of the demonstration, not a part of the portal. */
export const deskPage = ({ now, offsetMs, mails, dossiers, payments }: DeskPage): string =>
  renderPage({
    lang: 'fr',
    title: 'Guichet de démonstration',
    accent: '#5b4b8a',
    body: html`<main class="wide"><div class="mark"><b>Guichet de démonstration</b><span>visible de cette machine seulement</span></div>
<h1>Guichet</h1>
<section class="card"><h2 style="margin-top:0">Horloge de la ville</h2><p>${date(now)}${offsetMs !== 0 && html` <span class="soft">(décalée de ${Math.round(offsetMs / 3_600_000)} h)</span>`}</p>
<div class="row">${clockButton('+ 1 heure', '1')}${clockButton('+ 1 jour', '24')}${clockButton('+ 30 jours', '720')}${clockButton('Remettre à l’heure', 'reset')}</div></section>
<h2>Dossiers</h2><table><thead><tr><th scope="col">Ville</th><th scope="col">Personne</th><th scope="col">Offre</th><th scope="col">État</th><th scope="col">Décision</th></tr></thead><tbody>${dossiers.map(dossierRow)}</tbody></table>
<h2>Paiements reçus sans emploi</h2>${receivedPayments(payments)}
<h2>Courriels envoyés</h2>${mailList(mails)}</main>`,
  })
