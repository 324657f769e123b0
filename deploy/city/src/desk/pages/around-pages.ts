import { readablePhone } from '@parvis/shared-kernel/subscriber'
import { toIsoIn } from '@parvis/shared-kernel/time'
import { type Html, html } from '../../html.ts'
import type { KeptMail } from '../../mail/mailer.ts'
import { COMMANDS } from '../commands/commands.ts'
import { listConfigVersions } from '../desk.repo.ts'
import { cityNamed, clockMovedHours, type Desk, zoneOf } from '../desk.ts'
import { mailNamed, readConfig, readMails, readTexts } from '../readings/around-reading.ts'
import { chip, factList, itemList, momentText, sizeText } from './format.ts'
import type { MakePage } from './page.ts'

export const mailList: MakePage = async (desk, { query }) => {
  const to = query.to ?? ''
  const items = (await readMails(desk, to)).map(mail => ({
    href: `/mails/${mail.id}`,
    title: mail.subject,
    detail: `à ${mail.to}`,
    about: momentText(mail.sentAt, zoneOf(desk)),
    state: html``,
  }))
  return {
    title: 'Courriels',
    body: html`<h1>Courriels envoyés</h1>${searchBox('Adresse', to)}${itemList(items, 'Aucun courriel pour le moment.')}`,
  }
}

const searchBox = (label: string, to: string): Html =>
  html`<form class="search" method="get" role="search"><div><label for="to">${label}</label><input id="to" type="search" name="to" value="${to}" autocomplete="off"></div><button class="plain">Chercher</button></form>`

/** Makes URLs in a mail clickable, as a mail program does. */
const withLinks = (text: string): Html =>
  html`${text.split(/(https?:\/\/[^\s<>"]+)/).map((part, index) => (index % 2 === 1 ? html`<a href="${part}">${part}</a>` : html`${part}`))}`

/** Shows the HTML in a sandboxed frame without scripts; its links open in new tabs. */
const laidOut = (letter: string | undefined): Html | false =>
  letter !== undefined &&
  html`<h2>Mise en page</h2><iframe class="letter" title="Le courriel mis en page" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${letter}"></iframe>`

const paperLink = ({ id, attachment }: KeptMail): Html | undefined =>
  attachment && html`<a href="/mails/${id}/paper">${attachment.fileName}</a> (${sizeText(attachment.size)})`

export const mailPage: MakePage = async (desk, { id }) => {
  const mail = await mailNamed(desk, id)
  return {
    title: mail.subject,
    body: html`<a class="back" href="/mails">← Tous les courriels</a><h1>${mail.subject}</h1>${factList([
      ['De', mail.sender],
      ['À', mail.to],
      ['Envoyé le', momentText(mail.sentAt, zoneOf(desk))],
      ['Pièce jointe', paperLink(mail)],
    ])}${laidOut(mail.html)}<h2>Texte</h2><article class="card"><pre style="font:inherit;margin:0">${withLinks(mail.text)}</pre></article>`,
  }
}

/** Text messages are short, so the list shows them in full. */
export const textList: MakePage = async (desk, { query }) => {
  const to = query.to ?? ''
  const cards = (await readTexts(desk, to)).map(
    sms =>
      html`<li class="card"><p><b>${readablePhone(sms.to)}</b> <span class="soft">${momentText(sms.sentAt, zoneOf(desk))}</span></p><p>${withLinks(sms.text)}</p></li>`,
  )
  return {
    title: 'SMS',
    body: html`<h1>SMS envoyés</h1>${searchBox('Numéro', to)}${cards.length === 0 ? html`<p class="empty">Aucun SMS pour le moment.</p>` : html`<ul class="texts">${cards}</ul>`}`,
  }
}

const move = (label: string, value: string): Html =>
  html`<form method="post" action="/actions/clock"><input type="hidden" name="move" value="${value}"><button class="plain">${label}</button></form>`

const offsetText = (desk: Desk): string => {
  const hours = clockMovedHours(desk)
  if (desk.clock.offsetMs() === 0) return 'Elle est à l’heure.'
  return `Elle est décalée de ${hours > 0 ? '+' : '−'} ${Math.abs(hours)} h.`
}

export const clockPage: MakePage = async desk => {
  const zone = zoneOf(desk)
  const now = desk.clock.now()
  return {
    title: 'Horloge',
    body: html`<h1>Horloge de la démonstration</h1><section class="card"><p class="amount" style="font-size:1.6rem;margin:0">${momentText(now, zone)}</p><p class="soft">${offsetText(desk)} Tout le serveur vit à cette heure : prix minorés, délais, validités. Ce que le temps franchi aurait fait arrive tout de suite : rappels, effacements, fin des limites d’essais. Remettre à l’heure ne l’annule pas.</p>
<div class="row">${move('+ 1 heure', '+1h')}${move('+ 1 jour', '+1d')}${move('+ 30 jours', '+30d')}${move('Remettre à l’heure', 'reset')}</div></section>
<form class="card" method="post" action="/actions/clock"><label for="move" style="margin-top:0">Aller à une date et une heure</label><div class="row"><input style="max-width:17rem" id="move" type="datetime-local" name="move" required value="${toIsoIn(now, zone).slice(0, 16)}"><button>${'Régler l’horloge'}</button></div></form>`,
  }
}

export const configList: MakePage = async desk => ({
  title: 'Configuration',
  body: html`<h1>Configuration des villes</h1>${itemList(
    desk.deps.cities.map(({ cityId, name, config }) => ({
      href: `/config/${cityId}`,
      title: name,
      detail: cityId,
      about: `version ${config.version}`,
      state: chip(['en service', 'good']),
    })),
    'Aucune ville.',
  )}`,
})

type VersionRow = Awaited<ReturnType<typeof listConfigVersions>>[number]

const versionLine = (row: VersionRow, current: unknown, zone: string): Html => {
  const state = row.applied_at === null ? chip(['refusée', 'over']) : chip(['reçue', 'citizen'])
  const shown = row.version === current ? chip(['en service', 'good']) : state
  return html`<li><a href="/config/${row.city_id}?version=${row.version}">Version ${row.version}</a> ${shown}<small>${momentText(row.created_at, zone)}</small></li>`
}

const editor = (cityId: string, text: string): Html => {
  const act = COMMANDS['config-apply']
  return html`<form method="post" action="/actions/config-apply"><input type="hidden" name="city" value="${cityId}"><label for="config">${act.fields.find(({ name }) => name === 'config')?.label}</label><textarea class="code" id="config" name="config" spellcheck="false" required>
${text}</textarea><div class="row"><button>Appliquer</button><a class="button plain" href="/config/${cityId}">Revenir à celle en service</a></div></form>`
}

export const configPage: MakePage = async (desk, { id, query, typed }) => {
  const { cityId, name, config, timeZone } = cityNamed(desk, id)
  const version = query.version === undefined ? undefined : Number(query.version)
  const text = typed?.config?.[0] ?? JSON.stringify(await readConfig(desk, cityId, version), null, 2)
  const versions = await listConfigVersions(desk.deps.db, cityId)
  return {
    title: `Configuration de ${name}`,
    body: html`<a class="back" href="/config">← Toutes les villes</a><h1>Configuration de ${name}</h1><p>En service : version ${String(config.version)}. Une configuration fautive est refusée avec la liste des fautes ; celle en service reste.</p>
<div class="two"><div>${editor(cityId, text)}</div><div><h2>Versions</h2>${versions.length === 0 ? html`<p class="soft">La première est toujours en service.</p>` : html`<ol class="time" reversed>${versions.map(row => versionLine(row, config.version, timeZone))}</ol>`}</div></div>`,
  }
}
