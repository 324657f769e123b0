import type { Deps } from '../../deps.ts'
import type { Routes } from '../../http/calls.ts'
import type { CityContext } from '../../http/context.ts'
import { versionMatched } from '../../http/if-match.ts'
import { pathValue, queryOf } from '../../http/input.ts'
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

export const appealRoutes = (deps: Deps): Routes => ({
  'GET /api/recourse/configuration': async c =>
    formToWire(await findAppealForm(deps.db, c.var.city.cityId), c.var.language),
  'GET /api/recourse/fps/:fineId/check': c => checkAppeal(deps, fineAskedBy(c)),
  'GET /api/recourse/fps/:fineId/creation': c => readCreation(deps, fineAskedBy(c), c.var.language),
  'POST /api/recourse/fps/:fineId/_init-creation': async c => {
    const { isNew, creation } = await beginAppeal(deps, fineAskedBy(c), c.var.language)
    return c.json(creation, isNew ? 201 : 200)
  },
  'GET /api/recourse/fps/:fineId': c => readAppeal(deps, fineAskedBy(c)),
  'GET /api/recourse/fps/:fineId/complement-request': c => readComplementOfFine(deps, fineAskedBy(c)),
  'PUT /api/recourse/:appealId': (c, body) => {
    const asked = boundAppealAskedBy(c, body.plate)
    const saving = { ...asked, body, lang: c.var.language, expected: versionMatched(c) }
    return saveAppeal(deps, c.var.city, saving)
  },
  'DELETE /api/recourse/:appealId': c => abandonAppeal(deps, c.var.city, boundAppealAskedBy(c)),
  'GET /api/recourse/:appealId/complement-request': c => readComplement(deps, appealAskedBy(c)),
  'PATCH /api/recourse/:appealId/complementRequest': (c, body) =>
    sendComplement(deps, c.var.city, appealAskedBy(c), body),
  'POST /api/recourse/:appealId/case-link': c => mailAppealLink(deps, c.var.city, boundAppealAskedBy(c)),
  'GET /api/recourse/:appealId/upload-url': c =>
    makeAppealUploadUrl(deps, appealAskedBy(c), queryOf(c, uploadUrlQuery)),
})
