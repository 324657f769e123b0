import type { ErrorCode } from '@parvis/shared-kernel/errors'
import type { ReminderKind } from '@parvis/shared-kernel/orders'
import { type Html, html, renderPage } from '../../html.ts'
import type { Language } from '../../http/language.ts'
import { sentenceOf } from '../../http/sentences.ts'
import type { City } from '../config/city.ts'
import { KIND_NAMES } from './reminder-words.ts'

const WORDS = {
  fr: {
    title: 'Arrêter ces rappels',
    ask: (name: string) => `Vous ne recevrez plus d’e-mail de rappel sur ${name}.`,
    rest: 'Vos autres rappels continuent, et les décisions de la ville vous parviennent toujours.',
    stop: 'Arrêter ces e-mails',
    doneTitle: 'C’est fait',
    done: (name: string) => `Plus aucun e-mail de rappel sur ${name} ne vous sera envoyé.`,
    settings: 'Choisir tous mes rappels',
  },
  en: {
    title: 'Stop these reminders',
    ask: (name: string) => `You will get no more reminder e-mails about ${name}.`,
    rest: 'Your other reminders go on, and the city’s decisions still reach you.',
    stop: 'Stop these e-mails',
    doneTitle: 'Done',
    done: (name: string) => `No more reminder e-mails about ${name} will be sent to you.`,
    settings: 'Choose all my reminders',
  },
} as const

interface Frame {
  city: City
  lang: Language
}

const frame = ({ city, lang }: Frame, title: string, content: Html): string =>
  renderPage({
    lang,
    title: `${title} – ${city.name}`,
    accent: city.accent,
    body: html`<main><div class="mark"><b>${city.name}</b></div><h1>${title}</h1>${content}</main>`,
  })

/** What the button would do: a mail program that opens the address beforehand stops nothing. */
export const askToStopPage = (shown: Frame, kind: ReminderKind): string => {
  const words = WORDS[shown.lang]
  return frame(
    shown,
    words.title,
    html`<p>${words.ask(KIND_NAMES[kind][shown.lang])}</p><p class="soft">${words.rest}</p><form method="post"><button>${words.stop}</button></form>`,
  )
}

export const stoppedPage = (shown: Frame, kind: ReminderKind): string => {
  const words = WORDS[shown.lang]
  return frame(
    shown,
    words.doneTitle,
    html`<p role="status">${words.done(KIND_NAMES[kind][shown.lang])}</p><p class="soft">${words.rest}</p><p><a href="${shown.city.portals[0]}/settings">${words.settings}</a></p>`,
  )
}

/** The link stops nothing any more: where the choice can be made all the same. */
export const cannotStopPage = (shown: Frame, code: ErrorCode): string => {
  const words = WORDS[shown.lang]
  return frame(
    shown,
    words.title,
    html`<p class="fault" role="alert">${sentenceOf(code, shown.lang)}</p><p><a href="${shown.city.portals[0]}/settings">${words.settings}</a></p>`,
  )
}
