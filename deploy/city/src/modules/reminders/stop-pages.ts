import type { ErrorCode } from '@parvis/shared-kernel/errors'
import type { ReminderKind } from '@parvis/shared-kernel/orders'
import { PAGES } from '@parvis/shared-kernel/paths'
import { type Html, html, renderPage } from '../../html.ts'
import type { Language } from '../../http/language.ts'
import { sentenceOf } from '../../http/sentences.ts'
import { intlOf, say } from '../../messages/intl.ts'
import type { City } from '../config/city.ts'

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

/** Asks before stopping, so that a mail program prefetching the link stops nothing. */
export const askToStopPage = (shown: Frame, kind: ReminderKind): string => {
  const intl = intlOf(shown.lang)
  return frame(
    shown,
    say(intl, 'stop-reminders.title'),
    html`<p>${say(intl, 'stop-reminders.ask', { name: say(intl, `reminder.${kind}.name`) })}</p><p class="soft">${say(intl, 'stop-reminders.rest')}</p><form method="post"><button>${say(intl, 'stop-reminders.stop')}</button></form>`,
  )
}

export const stoppedPage = (shown: Frame, kind: ReminderKind): string => {
  const intl = intlOf(shown.lang)
  return frame(
    shown,
    say(intl, 'stop-reminders.done-title'),
    html`<p role="status">${say(intl, 'stop-reminders.done', { name: say(intl, `reminder.${kind}.name`) })}</p><p class="soft">${say(intl, 'stop-reminders.rest')}</p><p><a href="${shown.city.portals[0]}${PAGES.settings}">${say(intl, 'stop-reminders.settings')}</a></p>`,
  )
}

/** For a dead link: tells where the choice can still be made. */
export const cannotStopPage = (shown: Frame, code: ErrorCode): string => {
  const intl = intlOf(shown.lang)
  return frame(
    shown,
    say(intl, 'stop-reminders.title'),
    html`<p class="fault" role="alert">${sentenceOf(code, shown.lang)}</p><p><a href="${shown.city.portals[0]}${PAGES.settings}">${say(intl, 'stop-reminders.settings')}</a></p>`,
  )
}
