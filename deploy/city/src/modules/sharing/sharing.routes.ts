import { shareMailBodyWire, shareTokenBodyWire } from '@parvis/shared-kernel/wire'
import { Hono } from 'hono'
import type { GenericSchema, InferOutput } from 'valibot'
import type { Deps } from '../../deps.ts'
import type { CityContext, CityEnv } from '../../http/context.ts'
import { bodyOf, queryOf } from '../../http/input.ts'
import { generateShare, joinShare, lookUpShare, mailShare, withdraw } from './sharing.service.ts'

/**
 * The specification puts `shareToken` and `target` in the query; a body may carry them instead, to keep codes and
 * addresses out of address bars and logs.
 */
const askedOf = <S extends GenericSchema>(
  c: CityContext,
  schema: S,
): InferOutput<S> | Promise<InferOutput<S>> =>
  c.req.query('shareToken') === undefined ? bodyOf(c, schema) : queryOf(c, schema)

const sendByMail = (deps: Deps) => async (c: CityContext) => {
  const { shareToken: token, target } = await askedOf(c, shareMailBodyWire)
  await mailShare(deps, c.var.city, c.var.session, { token, target, lang: c.var.language })
  return c.body(null, 204)
}

export const sharingRoutes = (deps: Deps): Hono<CityEnv> =>
  new Hono<CityEnv>()
    .get('/api/order/share/order/:id/generate', async c =>
      c.json({ token: await generateShare(deps, c.var.city, c.var.session, c.var.right) }),
    )
    .post('/api/order/share/email', sendByMail(deps))
    .put('/api/order/share/email', sendByMail(deps))
    .get('/api/order/share', async c => {
      const { shareToken } = queryOf(c, shareTokenBodyWire)
      return c.json(await lookUpShare(deps, c.var.city, c.var.session, shareToken))
    })
    .put('/api/order/share', async c => {
      const { shareToken } = await askedOf(c, shareTokenBodyWire)
      return c.json(await joinShare(deps, c.var.city, c.var.session, shareToken))
    })
    .delete('/api/order/share/order/:id', async c => {
      await withdraw(deps, c.var.city, c.var.session, c.var.right)
      return c.body(null, 204)
    })
