import type { Deps } from '../../deps.ts'
import { asRefusal } from '../../http/answer-failure.ts'
import type { Routes } from '../../http/calls.ts'
import { clientNetwork } from '../../http/client-address.ts'
import type { CityContext } from '../../http/context.ts'
import { pathValue } from '../../http/input.ts'
import { languageOf } from '../../http/language.ts'
import { asPage } from '../../http/security-headers.ts'
import { changeReminders, readReminders } from './choice.service.ts'
import { readStopLink, type StopLink, stopReminders } from './stop.service.ts'
import { askToStopPage, cannotStopPage, stoppedPage } from './stop-pages.ts'

type Step = (c: CityContext, link: StopLink) => Promise<string>

/** Answers a mailed link with an HTML page, also on failure. */
const withLink = (deps: Deps, step: Step) => async (c: CityContext) => {
  asPage(c)
  try {
    const link = await readStopLink(deps, c.var.city, pathValue(c, 'token'), clientNetwork(c))
    return c.html(await step(c, link))
  } catch (failure) {
    const { code, status } = asRefusal(failure, c, deps.log)
    return c.html(cannotStopPage({ city: c.var.city, lang: c.var.language }, code), status)
  }
}

export const reminderRoutes = (deps: Deps): Routes => ({
  'GET /api/subscriber/reminders': c => readReminders(deps, c.var.city, c.var.session),
  'PUT /api/subscriber/reminders': (c, body) => changeReminders(deps, c.var.city, c.var.session, body),
  'GET /api/reminders/stop/:token': withLink(deps, async (c, link) => {
    const page = link.isStopped ? stoppedPage : askToStopPage
    return page({ city: c.var.city, lang: languageOf(link.lang) }, link.kind)
  }),
  'POST /api/reminders/stop/:token': withLink(deps, async (c, link) => {
    await stopReminders(deps, c.var.city, link)
    return stoppedPage({ city: c.var.city, lang: languageOf(link.lang) }, link.kind)
  }),
})
