import { fineIdGroups } from '@parvis/shared-kernel/fines'
import { dropBlankPlates } from '@parvis/shared-kernel/plates'
import type { Instant } from '@parvis/shared-kernel/time'
import { type Html, html } from '../../html.ts'
import { formatsOf } from '../../modules/documents/document-formats.ts'
import type { Turn } from './state-texts.ts'
import { eventText } from './state-texts.ts'

export const momentText = (moment: number, timeZone: string): string =>
  new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeStyle: 'short', timeZone }).format(moment)

export const dayText = (moment: number, timeZone: string): string =>
  new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone }).format(moment)

export const amountText = (cents: number, currency: string): string =>
  new Intl.NumberFormat('fr-FR', { style: 'currency', currency }).format(cents / 100)

export const sizeText = (bytes: number): string =>
  formatsOf({ timeZone: 'UTC', currency: 'EUR' }, 'fr').size(bytes)

export const chip = ([label, turn]: readonly [string, Turn]): Html =>
  html`<span class="chip ${turn}">${label}</span>`

export const plateTags = (plates: readonly string[]): Html =>
  html`${dropBlankPlates(plates).map(plate => html`<span class="plate">${plate}</span> `)}`

export const fineNumber = (fineId: string): Html =>
  html`<span class="tag">${fineIdGroups(fineId).join(' ')}</span>`

export type Fact = readonly [label: string, value: Html | string | number | null | undefined | false]

/** Renders names and values, without those that have no value. */
export const factList = (facts: readonly Fact[]): Html =>
  html`<dl>${facts.flatMap(([label, value]) => (value ? [html`<dt>${label}</dt><dd>${value}</dd>`] : []))}</dl>`

export interface Item {
  href: string
  title: Html | string
  detail: Html | string
  about: Html | string
  state: Html
}

const itemRow = ({ href, title, detail, about, state }: Item): Html =>
  html`<li><a class="item" href="${href}"><span><b>${title}</b><br><span class="soft">${detail}</span></span><span>${about}</span>${state}</a></li>`

export const itemList = (items: readonly Item[], whenEmpty: string): Html =>
  items.length === 0
    ? html`<p class="empty">${whenEmpty}</p>`
    : html`<ul class="list">${items.map(itemRow)}</ul>`

export const timeline = (
  events: readonly { happened_at: Instant; kind: string }[],
  timeZone: string,
): Html =>
  events.length === 0
    ? html`<p class="soft">Rien n’est noté.</p>`
    : html`<ol class="time">${events.map(({ happened_at, kind }) => html`<li>${eventText(kind)}<small>${momentText(happened_at, timeZone)}</small></li>`)}</ol>`
