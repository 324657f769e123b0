import { datedFine, type KeptFine, parseFineId } from '@parvis/shared-kernel/fines'
import { keptFineToWire } from '@parvis/shared-kernel/wire'
import type { Deps } from '../../deps.ts'
import type { Routes } from '../../http/calls.ts'
import type { CityContext } from '../../http/context.ts'
import { pathValue } from '../../http/input.ts'
import { Refusal } from '../../http/refusal.ts'
import type { PersonKey } from '../subscriber/person-key.ts'
import { fineAskedBy } from './fine.routes.ts'
import { readFine } from './fine.service.ts'
import { deleteKeptFine, insertKeptFine, listKeptFines } from './kept-fine.repo.ts'

const ownerOf = (c: CityContext): PersonKey => ({
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
export const keptFineRoutes = (deps: Deps): Routes => ({
  'GET /api/subscriber/fps': async c => {
    const { timeZone } = c.var.city
    const dated = ({ fine, keptAt }: KeptFine) => ({ fine: datedFine(fine, timeZone), keptAt })
    return (await listKeptFines(deps.db, ownerOf(c))).map(kept => keptFineToWire(dated(kept)))
  },
  'PUT /api/subscriber/fps/:fineId': async (c, { plate }) => {
    const fine = await readFine(deps, fineAskedBy(c, plate))
    const request = { fineId: fine.id, plate: fine.plate ?? '', now: deps.clock.now() }
    const keptAt = await insertKeptFine(deps.db, ownerOf(c), request)
    if (keptAt === null) throw new Refusal(409, 'FineListFull')
    return keptFineToWire({ fine, keptAt })
  },
  'DELETE /api/subscriber/fps/:fineId': c => deleteKeptFine(deps.db, ownerOf(c), numberOf(c)),
})
