import { type DraftWire, draftBodyWire } from '@parvis/shared-kernel/wire'
import { Hono } from 'hono'
import * as v from 'valibot'
import type { Deps } from '../../deps.ts'
import type { CityContext, CityEnv } from '../../http/context.ts'
import { versionMatched } from '../../http/if-match.ts'
import { bodyOf, parseInput, pathValue } from '../../http/input.ts'
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

const answer = (c: CityContext, draft: DraftWire) => {
  c.header('ETag', `"${draft.version}"`)
  return c.json(draft)
}

export const draftRoutes = (deps: Deps): Hono<CityEnv> =>
  new Hono<CityEnv>()
    .get('/api/subscriber/drafts', async c => {
      const { cityId, subscriberId } = c.var.session
      return c.json(await readDrafts(deps, { cityId, subscriberId }))
    })
    .get('/api/subscriber/drafts/:procedure', async c => {
      const draft = await readDraft(deps, keyOf(c))
      return draft === null ? c.body(null, 204) : answer(c, draft)
    })
    .put('/api/subscriber/drafts/:procedure', async c => {
      const key = keyOf(c)
      const { body } = await bodyOf(c, draftBodyWire)
      return answer(c, await keepDraft(deps, key, body, versionMatched(c)))
    })
    .delete('/api/subscriber/drafts/:procedure', async c => {
      await forgetDraft(deps, keyOf(c), versionMatched(c))
      return c.body(null, 204)
    })
