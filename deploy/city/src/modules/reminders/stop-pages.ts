import type { ErrorCode } from '@parvis/shared-kernel/errors'
import { sentenceOf } from '@parvis/shared-kernel/messages/error-sentences'
import type { ReminderKind } from '@parvis/shared-kernel/orders'
import { PAGES } from '@parvis/shared-kernel/paths'
import { html } from '../../html.ts'
import { type LinkPage, smallPage } from '../../http/small-page.ts'
import { intlOf, say } from '../../messages/intl.ts'

/** The reminders alone, without the rest of the profile. */
const REMINDERS = `${PAGES.settings}?ask=reminders`

/** Asks before stopping, so that a mail program prefetching the link stops nothing. */
export const askToStopPage = (shown: LinkPage, kind: ReminderKind): string => {
  const intl = intlOf(shown.lang)
  return smallPage(
    shown,
    say(intl, 'stop-reminders.title'),
    html`<p>${say(intl, 'stop-reminders.ask', { name: say(intl, `reminder.${kind}.name`) })}</p><p class="soft">${say(intl, 'stop-reminders.rest')}</p><form method="post"><button>${say(intl, 'stop-reminders.stop')}</button></form>`,
  )
}

export const stoppedPage = (shown: LinkPage, kind: ReminderKind): string => {
  const intl = intlOf(shown.lang)
  return smallPage(
    shown,
    say(intl, 'stop-reminders.done-title'),
    html`<p role="status">${say(intl, 'stop-reminders.done', { name: say(intl, `reminder.${kind}.name`) })}</p><p class="soft">${say(intl, 'stop-reminders.rest')}</p><p><a href="${shown.city.portals[0]}${REMINDERS}">${say(intl, 'stop-reminders.settings')}</a></p>`,
  )
}

/** Nobody gives out another link: tells where the choice can still be made. */
export const cannotStopPage = (shown: LinkPage, code: ErrorCode): string => {
  const intl = intlOf(shown.lang)
  return smallPage(
    shown,
    say(intl, 'stop-reminders.title'),
    html`<p class="fault" role="alert">${code === 'LinkExpired' ? say(intl, 'stop-reminders.unusable') : sentenceOf(code, shown.lang)}</p><p><a href="${shown.city.portals[0]}${REMINDERS}">${say(intl, 'stop-reminders.settings')}</a></p>`,
  )
}
