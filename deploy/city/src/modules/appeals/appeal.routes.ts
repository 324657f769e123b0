import { complementBodyWire, recourseBodyWire } from '@parvis/shared-kernel/wire'
import { Hono } from 'hono'
import type { Deps } from '../../deps.ts'
import type { CityContext, CityEnv } from '../../http/context.ts'
import { versionMatched } from '../../http/if-match.ts'
import { bodyOf, pathValue, queryOf } from '../../http/input.ts'
import { caseAskerOf } from '../cases/case-holder.ts'
import { uploadUrlQuery } from '../evidence/upload.service.ts'
import { fineAskedBy } from '../fines/fine.routes.ts'
import { abandonAppeal, makeAppealUploadUrl, readAppeal } from './appeal.service.ts'
import { beginAppeal, checkAppeal, readCreation } from './appeal-draft.service.ts'
import { formToWire } from './appeal-form.model.ts'
import { findAppealForm } from './appeal-form.repo.ts'
import { mailAppealLink } from './appeal-link.service.ts'
import { saveAppeal } from './appeal-save.service.ts'
import { readComplement, readComplementOfFine, sendComplement } from './complement.service.ts'
import type { AppealAsked } from './held-appeal.ts'

const appealAskedBy = (c: CityContext): AppealAsked => ({
  ...caseAskerOf(c),
  appealId: pathValue(c, 'appealId'),
  plate: c.req.query('plate'),
})

/** For routes whose contract requires a plate: a missing one is refused like a wrong one. */
const boundAppealAskedBy = (c: CityContext, plate?: string | null) => {
  const asked = appealAskedBy(c)
  return { ...asked, plate: asked.plate ?? plate ?? '' }
}

const ofFines = (deps: Deps): Hono<CityEnv> =>
  new Hono<CityEnv>()
    .get('/api/recourse/configuration', async c =>
      c.json(formToWire(await findAppealForm(deps.db, c.var.city.cityId), c.var.language)),
    )
    .get('/api/recourse/fps/:fineId/check', async c => c.json(await checkAppeal(deps, fineAskedBy(c))))
    .get('/api/recourse/fps/:fineId/creation', async c =>
      c.json(await readCreation(deps, fineAskedBy(c), c.var.language)),
    )
    .post('/api/recourse/fps/:fineId/_init-creation', async c => {
      const { isNew, creation } = await beginAppeal(deps, fineAskedBy(c), c.var.language)
      return c.json(creation, isNew ? 201 : 200)
    })
    .get('/api/recourse/fps/:fineId', async c => c.json(await readAppeal(deps, fineAskedBy(c))))
    .get('/api/recourse/fps/:fineId/complement-request', async c =>
      c.json(await readComplementOfFine(deps, fineAskedBy(c))),
    )

const ofAppeals = (deps: Deps): Hono<CityEnv> =>
  new Hono<CityEnv>()
    .put('/api/recourse/:appealId', async c => {
      const body = await bodyOf(c, recourseBodyWire)
      const asked = boundAppealAskedBy(c, body.plate)
      const saving = { ...asked, body, lang: c.var.language, expected: versionMatched(c) }
      return c.json(await saveAppeal(deps, c.var.city, saving))
    })
    .delete('/api/recourse/:appealId', async c => {
      await abandonAppeal(deps, c.var.city, boundAppealAskedBy(c))
      return c.body(null, 204)
    })
    .get('/api/recourse/:appealId/complement-request', async c =>
      c.json(await readComplement(deps, appealAskedBy(c))),
    )
    .patch('/api/recourse/:appealId/complementRequest', async c => {
      const body = await bodyOf(c, complementBodyWire)
      return c.json(await sendComplement(deps, c.var.city, appealAskedBy(c), body))
    })
    .post('/api/recourse/:appealId/case-link', async c => {
      await mailAppealLink(deps, c.var.city, boundAppealAskedBy(c))
      return c.body(null, 204)
    })
    .get('/api/recourse/:appealId/upload-url', async c =>
      c.json(await makeAppealUploadUrl(deps, appealAskedBy(c), queryOf(c, uploadUrlQuery))),
    )

export const appealRoutes = (deps: Deps): Hono<CityEnv> =>
  new Hono<CityEnv>().route('/', ofFines(deps)).route('/', ofAppeals(deps))
