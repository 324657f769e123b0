import { finePayments } from '@parvis/shared-kernel/fines'
import { finePaymentToWire, fineToWire } from '@parvis/shared-kernel/wire'
import type { Deps } from '../../deps.ts'
import type { Routes } from '../../http/calls.ts'
import type { CityContext } from '../../http/context.ts'
import { pathValue } from '../../http/input.ts'
import { caseAskerOf } from '../cases/case-holder.ts'
import { type RequestedFine, readFine } from './fine.service.ts'

/** The number is the path's; with the caller's credentials. */
export const fineAskedBy = (c: CityContext, plate: string): RequestedFine => ({
  ...caseAskerOf(c),
  number: pathValue(c, 'fineId'),
  plate,
})

export const fineRoutes = (deps: Deps): Routes => ({
  'GET /api/fps/:fineId': async (c, { plate }) => fineToWire(await readFine(deps, fineAskedBy(c, plate))),
  'GET /api/fps/:fineId/payments': async (c, { plate }) =>
    finePayments(await readFine(deps, fineAskedBy(c, plate))).map(finePaymentToWire),
})
