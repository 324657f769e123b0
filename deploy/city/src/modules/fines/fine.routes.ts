import { finePayments } from '@parvis/shared-kernel/fines'
import { finePaymentToWire, fineToWire } from '@parvis/shared-kernel/wire'
import { Hono } from 'hono'
import type { Deps } from '../../deps.ts'
import type { CityContext, CityEnv } from '../../http/context.ts'
import { pathValue } from '../../http/input.ts'
import { caseAskerOf } from '../cases/case-holder.ts'
import { type FineAsked, readFine } from './fine.service.ts'

/** Reads the number from the path and the plate from the query, with the caller's credentials. */
export const fineAskedBy = (c: CityContext, plate = c.req.query('plate') ?? ''): FineAsked => ({
  ...caseAskerOf(c),
  number: pathValue(c, 'fineId'),
  plate,
})

export const fineRoutes = (deps: Deps): Hono<CityEnv> =>
  new Hono<CityEnv>()
    .get('/api/fps/:fineId', async c => c.json(fineToWire(await readFine(deps, fineAskedBy(c)))))
    .get('/api/fps/:fineId/payments', async c => {
      const fine = await readFine(deps, fineAskedBy(c))
      return c.json(finePayments(fine).map(finePaymentToWire))
    })
