import type { Deps } from '../../deps.ts'
import type { Routes } from '../../http/calls.ts'
import type { CityContext } from '../../http/context.ts'
import { versionMatched } from '../../http/if-match.ts'
import { pathValue } from '../../http/input.ts'
import { caseAskerOf } from '../cases/case-holder.ts'
import { fineAskedBy } from '../fines/fine.routes.ts'
import { abandonAppeal, makeAppealUploadUrl, readAppeal } from './appeal.service.ts'
import { beginAppeal, checkAppeal, readCreation } from './appeal-draft.service.ts'
import { formToWire } from './appeal-form.model.ts'
import { findAppealForm } from './appeal-form.repo.ts'
import { mailAppealLink } from './appeal-link.service.ts'
import { saveAppeal } from './appeal-save.service.ts'
import { readComplement, readComplementOfFine, sendComplement } from './complement.service.ts'

const appealAskedBy = <Plate extends string | undefined>(c: CityContext, plate: Plate) => ({
  ...caseAskerOf(c),
  appealId: pathValue(c, 'appealId'),
  plate,
})

export const appealRoutes = (deps: Deps): Routes => ({
  'GET /api/recourse/configuration': async c =>
    formToWire(await findAppealForm(deps.db, c.var.city.cityId), c.var.language),
  'GET /api/recourse/fps/:fineId/check': (c, { plate }) => checkAppeal(deps, fineAskedBy(c, plate)),
  'GET /api/recourse/fps/:fineId/creation': (c, { plate }) =>
    readCreation(deps, fineAskedBy(c, plate), c.var.language),
  'POST /api/recourse/fps/:fineId/_init-creation': async (c, { plate }) => {
    const { isNew, creation } = await beginAppeal(deps, fineAskedBy(c, plate), c.var.language)
    return c.json(creation, isNew ? 201 : 200)
  },
  'GET /api/recourse/fps/:fineId': (c, { plate }) => readAppeal(deps, fineAskedBy(c, plate)),
  'GET /api/recourse/fps/:fineId/complement-request': (c, { plate }) =>
    readComplementOfFine(deps, fineAskedBy(c, plate)),
  'PUT /api/recourse/:appealId': (c, body, query) => {
    const plate = query.plate ?? body.plate ?? ''
    const saving = { ...appealAskedBy(c, plate), body, lang: c.var.language, expected: versionMatched(c) }
    return saveAppeal(deps, c.var.city, saving)
  },
  'DELETE /api/recourse/:appealId': (c, { plate }) =>
    abandonAppeal(deps, c.var.city, appealAskedBy(c, plate)),
  'GET /api/recourse/:appealId/complement-request': (c, { plate }) =>
    readComplement(deps, appealAskedBy(c, plate)),
  'PATCH /api/recourse/:appealId/complementRequest': (c, body, { plate }) =>
    sendComplement(deps, c.var.city, appealAskedBy(c, plate), body),
  'POST /api/recourse/:appealId/case-link': (c, { plate }) =>
    mailAppealLink(deps, c.var.city, appealAskedBy(c, plate)),
  'GET /api/recourse/:appealId/upload-url': (c, query) =>
    makeAppealUploadUrl(deps, appealAskedBy(c, query.plate), query),
})
