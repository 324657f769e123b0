import type { Deps } from '../../deps.ts'
import type { BodyOf, Routes } from '../../http/calls.ts'
import type { CityContext } from '../../http/context.ts'
import { generateShare, joinShare, lookUpShare, mailShare, withdraw } from './sharing.service.ts'

const sendByMail =
  (deps: Deps) =>
  (c: CityContext, { shareToken: token, target }: BodyOf<'PUT /api/order/share/email'>) =>
    mailShare(deps, c.var.city, c.var.session, { token, target, lang: c.var.language })

export const sharingRoutes = (deps: Deps): Routes => ({
  'GET /api/order/share/order/:id/generate': async c => ({
    token: await generateShare(deps, c.var.city, c.var.session, c.var.right),
  }),
  'POST /api/order/share/email': sendByMail(deps),
  'PUT /api/order/share/email': sendByMail(deps),
  'GET /api/order/share': (c, { shareToken }) => lookUpShare(deps, c.var.city, c.var.session, shareToken),
  'PUT /api/order/share': (c, { shareToken }) => joinShare(deps, c.var.city, c.var.session, shareToken),
  'DELETE /api/order/share/order/:id': c => withdraw(deps, c.var.city, c.var.session, c.var.right),
})
