import { type Html, html, renderPage } from '../../html.ts'
import { countWaiting } from '../desk.repo.ts'
import { clockMovedHours, type Desk, zoneOf } from '../desk.ts'
import type { Note } from '../notes.ts'
import { momentText } from './format.ts'
import { faultText } from './state-texts.ts'
import { DESK_STYLE } from './style.ts'

type Waiting = Awaited<ReturnType<typeof countWaiting>>

const SECTIONS: readonly { path: string; label: string; counts?: keyof Waiting }[] = [
  { path: '/dossiers', label: 'Dossiers', counts: 'dossiers' },
  { path: '/fines', label: 'Forfaits', counts: 'fines' },
  { path: '/appeals', label: 'Recours', counts: 'appeals' },
  { path: '/refunds', label: 'Remboursements', counts: 'refunds' },
  { path: '/payments', label: 'Paiements', counts: 'payments' },
  { path: '/mails', label: 'Courriels' },
  { path: '/sms', label: 'SMS' },
  { path: '/clock', label: 'Horloge' },
  { path: '/config', label: 'Configuration' },
]

const tab = (section: (typeof SECTIONS)[number], current: string, waiting: Waiting): Html => {
  const count = section.counts === undefined ? 0 : waiting[section.counts]
  const badge = count > 0 && html`<span class="count">${count}<span class="skip"> en attente</span></span>`
  const mark = section.path === current && html` aria-current="page"`
  return html`<li><a href="${section.path}"${mark}>${section.label}${badge}</a></li>`
}

const noteBox = ({ isDone, sentence, faults = [] }: Note): Html => {
  const list =
    faults.length > 0 &&
    html`<ul>${faults.map(({ path, message, label }) => html`<li><b>${label ?? (path || 'ensemble')}</b> : ${faultText(message)}</li>`)}</ul>`
  return html`<div class="note${!isDone && ' no'}" role="${isDone ? 'status' : 'alert'}"><p>${sentence}</p>${list}</div>`
}

export interface DeskPage {
  title: string
  /** Path of the section that the page belongs to. */
  section: string
  note?: Note | undefined
  body: Html
}

const clockText = (desk: Desk): Html => {
  const hours = clockMovedHours(desk)
  const moved = desk.clock.offsetMs() !== 0 && html` <span class="chip city">décalée de ${hours} h</span>`
  return html`<p class="soft"><a href="/clock">${momentText(desk.clock.now(), zoneOf(desk))}</a>${moved}</p>`
}

/** The desk is in French only: it is a demonstration tool, not part of the portal. */
export const renderDesk = async (desk: Desk, { title, section, note, body }: DeskPage): Promise<string> => {
  const waiting = await countWaiting(desk.deps.db)
  return renderPage({
    lang: 'fr',
    title: `${title} – Guichet`,
    accent: '#5b4b8a',
    style: DESK_STYLE,
    body: html`<a class="skip" href="#contenu">Aller au contenu</a><main class="wide"><header><div class="top"><p><b>Guichet de démonstration</b> <span class="soft">visible de cette machine seulement</span></p>${clockText(desk)}</div>
<nav aria-label="Rubriques"><ul>${SECTIONS.map(entry => tab(entry, section, waiting))}</ul></nav></header>
<div id="contenu">${note !== undefined && noteBox(note)}${body}</div></main>`,
  })
}
