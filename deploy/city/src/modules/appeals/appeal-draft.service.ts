import { type AppealRefusal, canContest, type Fine } from '@parvis/shared-kernel/fines'
import { toIso } from '@parvis/shared-kernel/time'
import type { RecourseCheckWire, RecourseCreationWire } from '@parvis/shared-kernel/wire'
import type { Database } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import type { Language } from '../../http/language.ts'
import { optionalSession } from '../../http/optional-session.ts'
import { Refusal } from '../../http/refusal.ts'
import { findFine, lockFine } from '../fines/fine.repo.ts'
import { type FineAsked, readFine } from '../fines/fine.service.ts'
import { versionPosition } from '../fines/fine-write.repo.ts'
import { recordEvent } from '../timeline/event.repo.ts'
import { type AppealRow, findAppealOfVersion, insertDraft } from './appeal.repo.ts'
import { tellAppeal } from './appeal.service.ts'
import { formToWire } from './appeal-form.model.ts'
import { findAppealForm } from './appeal-form.repo.ts'

/** A paid fine cannot be contested, nor one that was contested already or that another office collects. */
const CODE_OF = {
  'already-contested': 'AppealNotAllowed',
  'in-recovery': 'AppealNotAllowed',
  settled: 'AppealNotAllowed',
  'deadline-passed': 'AppealDeadlinePassed',
} as const satisfies Record<AppealRefusal, string>

interface Contest {
  position: number
  appeal: AppealRow | undefined
  refusal: (typeof CODE_OF)[AppealRefusal] | null
}

const contestOf = async (db: Database, { clock }: Deps, fine: Fine): Promise<Contest> => {
  const position = await versionPosition(db, fine.id)
  const appeal = await findAppealOfVersion(db, fine.id, position)
  const verdict = canContest(fine, appeal?.state ?? null, clock.now())
  return { position, appeal, refusal: verdict.allowed ? null : CODE_OF[verdict.reason] }
}

/** Refuses what cannot be contested now. Give it the transaction in which that matters. */
export const requireContestable = async (db: Database, deps: Deps, fine: Fine): Promise<Contest> => {
  const contest = await contestOf(db, deps, fine)
  if (contest.refusal !== null) throw new Refusal(409, contest.refusal)
  return contest
}

export const checkAppeal = async (deps: Deps, asked: FineAsked): Promise<RecourseCheckWire> => {
  const { refusal } = await contestOf(deps.db, deps, await readFine(deps, asked))
  return { allowed: refusal === null, reason: refusal }
}

const creationOf = async (
  deps: Deps,
  fine: Fine,
  cityId: string,
  draft: AppealRow | undefined,
  asked: { viewer: string | null; lang: Language },
): Promise<RecourseCreationWire> => ({
  recourse: draft === undefined ? null : await tellAppeal(deps, draft, asked.viewer),
  configuration: formToWire(await findAppealForm(deps.db, cityId), asked.lang),
  deadline: fine.appealDeadline === null ? null : toIso(fine.appealDeadline),
})

/** The draft that was begun, if one was, and the form. */
export const readCreation = async (
  deps: Deps,
  asked: FineAsked,
  lang: Language,
): Promise<RecourseCreationWire> => {
  const fine = await readFine(deps, asked)
  const { appeal } = await requireContestable(deps.db, deps, fine)
  const session = await optionalSession(deps, asked.cityId, asked.bearer)
  return creationOf(deps, fine, asked.cityId, appeal, { viewer: session?.subscriberId ?? null, lang })
}

interface Begun {
  isNew: boolean
  fine: Fine
  draft: AppealRow | undefined
}

const beginIn = async (
  db: Database,
  deps: Deps,
  asked: FineAsked,
  fineId: string,
  lang: Language,
  subscriberId: string | null,
): Promise<Begun> => {
  await lockFine(db, asked.cityId, fineId)
  const fine = await findFine(db, asked.cityId, fineId)
  if (fine === null) throw new Refusal(404, 'FineNotFound')
  const { position, appeal } = await requireContestable(db, deps, fine)
  if (appeal !== undefined) return { isNew: false, fine, draft: appeal }
  const now = deps.clock.now()
  const { cityId } = asked
  const appealId = await insertDraft(db, {
    cityId,
    fineId,
    versionPosition: position,
    lang,
    subscriberId,
    deadline: fine.appealDeadline,
    now,
  })
  await recordEvent(db, {
    cityId,
    subscriberId,
    at: now,
    kind: 'appeal-begun',
    resourceType: 'appeal',
    resourceId: appealId,
  })
  return { isNew: true, fine, draft: await findAppealOfVersion(db, fineId, position) }
}

/** Begins an appeal; asking again is asking for the same draft. */
export const beginAppeal = async (deps: Deps, asked: FineAsked, lang: Language) => {
  const { id } = await readFine(deps, asked)
  const session = await optionalSession(deps, asked.cityId, asked.bearer)
  const viewer = session?.subscriberId ?? null
  const { isNew, fine, draft } = await deps.db
    .transaction()
    .execute(transaction => beginIn(transaction, deps, asked, id, lang, viewer))
  return { isNew, creation: await creationOf(deps, fine, asked.cityId, draft, { viewer, lang }) }
}
