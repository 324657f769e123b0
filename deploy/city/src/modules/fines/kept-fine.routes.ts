import { parseFineId } from '@parvis/shared-kernel/fines'
import { keepFineBodyWire, keptFineToWire } from '@parvis/shared-kernel/wire'
import { Hono } from 'hono'
import type { Deps } from '../../deps.ts'
import type { CityContext, CityEnv } from '../../http/context.ts'
import { bodyOf, pathValue } from '../../http/input.ts'
import { Refusal } from '../../http/refusal.ts'
import { fineAskedBy } from './fine.routes.ts'
import { readFine } from './fine.service.ts'
import { deleteKeptFine, insertKeptFine, type KeptFinesOwner, listKeptFines } from './kept-fine.repo.ts'

const ownerOf = (c: CityContext): KeptFinesOwner => ({
  cityId: c.var.city.cityId,
  subscriberId: c.var.session.subscriberId,
})

/** Returns the normalised number; '' if invalid, which matches nothing. */
const numberOf = (c: CityContext): string => {
  const parsed = parseFineId(pathValue(c, 'fineId'))
  return parsed.valid ? parsed.id : ''
}

/**
 * Routes for fines that a signed-in person keeps in view. Keeping one is a look-up with the usual limits: an account
 * opens no fine whose plate its holder does not know.
 */
export const keptFineRoutes = (deps: Deps): Hono<CityEnv> =>
  new Hono<CityEnv>()
    .get('/api/subscriber/fps', async c =>
      c.json((await listKeptFines(deps.db, ownerOf(c))).map(keptFineToWire)),
    )
    .put('/api/subscriber/fps/:fineId', async c => {
      const { plate } = await bodyOf(c, keepFineBodyWire)
      const fine = await readFine(deps, fineAskedBy(c, plate))
      const request = { fineId: fine.id, plate: fine.plate ?? '', now: deps.clock.now() }
      const keptAt = await insertKeptFine(deps.db, ownerOf(c), request)
      if (keptAt === null) throw new Refusal(409, 'FineListFull')
      return c.json(keptFineToWire({ fine, keptAt }))
    })
    .delete('/api/subscriber/fps/:fineId', async c => {
      await deleteKeptFine(deps.db, ownerOf(c), numberOf(c))
      return c.body(null, 204)
    })
