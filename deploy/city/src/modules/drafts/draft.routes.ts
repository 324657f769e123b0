import type { DraftWire } from '@parvis/shared-kernel/wire'
import * as v from 'valibot'
import type { Deps } from '../../deps.ts'
import type { Routes } from '../../http/calls.ts'
import type { CityContext } from '../../http/context.ts'
import { versionMatched } from '../../http/if-match.ts'
import { parseInput, pathValue } from '../../http/input.ts'
import type { DraftKey } from './draft.repo.ts'
import { forgetDraft, keepDraft, readDraft, readDrafts } from './draft.service.ts'

/** The portal's identifier of a procedure, such as `subscription:vm-resident`; never typed by a person. */
const procedureShape = v.object({
  procedure: v.pipe(v.string(), v.regex(/^[A-Za-z0-9][A-Za-z0-9._:-]{0,119}$/, 'malformed')),
})

const keyOf = (c: CityContext): DraftKey => ({
  cityId: c.var.session.cityId,
  subscriberId: c.var.session.subscriberId,
  procedure: parseInput(procedureShape, { procedure: pathValue(c, 'procedure') }).procedure,
})

const withVersion = (c: CityContext, draft: DraftWire) => {
  c.header('ETag', `"${draft.version}"`)
  return draft
}

export const draftRoutes = (deps: Deps): Routes => ({
  'GET /api/subscriber/drafts': c => {
    const { cityId, subscriberId } = c.var.session
    return readDrafts(deps, { cityId, subscriberId })
  },
  'GET /api/subscriber/drafts/:procedure': async c => {
    const draft = await readDraft(deps, keyOf(c))
    return draft === null ? c.body(null, 204) : withVersion(c, draft)
  },
  'PUT /api/subscriber/drafts/:procedure': async (c, { body }) =>
    withVersion(c, await keepDraft(deps, keyOf(c), body, versionMatched(c))),
  'DELETE /api/subscriber/drafts/:procedure': c => forgetDraft(deps, keyOf(c), versionMatched(c)),
})
