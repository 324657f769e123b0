import { type AppealRefusal, canContest, type Fine } from '@parvis/shared-kernel/fines'
import type { Locale } from '@parvis/shared-kernel/formats'
import { toIso } from '@parvis/shared-kernel/time'
import type { RecourseCheckWire, RecourseCreationWire } from '@parvis/shared-kernel/wire'
import type { Database } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../http/refusal.ts'
import { type Holder, holds } from '../cases/case-holder.ts'
import { issueCaseKey } from '../cases/case-key.repo.ts'
import { findFine, lockFine } from '../fines/fine.repo.ts'
import { type FineSeen, type RequestedFine, seeFine } from '../fines/fine.service.ts'
import { versionPosition } from '../fines/fine-write.repo.ts'
import { holdCaller } from '../subscriber/caller.ts'
import { recordEvent } from '../timeline/event.repo.ts'
import { type AppealRow, insertDraft, listAppealsOfFine } from './appeal.repo.ts'
import { readAppealWire } from './appeal.service.ts'
import { claimDraft } from './appeal-claim.service.ts'
import { formToWire } from './appeal-form.model.ts'
import { findAppealForm } from './appeal-form.repo.ts'
import { caseOfAppeal } from './held-appeal.ts'

/** A fine cannot be contested if it is paid, already contested, or collected by another office. */
const CODE_OF = {
  'already-contested': 'AppealNotAllowed',
  'in-recovery': 'AppealNotAllowed',
  settled: 'AppealNotAllowed',
  'deadline-passed': 'AppealDeadlinePassed',
} as const satisfies Record<AppealRefusal, string>

interface Contest {
  position: number
  /** The caller's own draft; drafts of others must not be revealed. */
  draft: AppealRow | undefined
  refusal: (typeof CODE_OF)[AppealRefusal] | null
}

/**
 * Of the appeals against the version in force only the caller's count: a stranger's appeal must not use up another's
 * right (D16).
 */
const contestOf = async (
  db: Database,
  { clock }: Pick<Deps, 'clock'>,
  cityId: string,
  { fine, holder }: FineSeen,
): Promise<Contest> => {
  const position = await versionPosition(db, fine.id)
  const own = (await listAppealsOfFine(db, cityId, fine.id)).filter(
    row => row.version_position === position && holds(holder, caseOfAppeal(row)),
  )
  // Filed ones come first, and the rule ignores the others.
  const verdict = canContest(fine, own[0]?.state ?? null, clock.now())
  return {
    position,
    draft: own.find(({ state }) => state === 'draft'),
    refusal: verdict.allowed ? null : CODE_OF[verdict.reason],
  }
}

/** Refuses if the caller cannot contest the fine now. Pass the transaction that depends on it. */
export const requireContestable = async (
  db: Database,
  deps: Pick<Deps, 'clock'>,
  cityId: string,
  seen: FineSeen,
): Promise<Contest> => {
  const contest = await contestOf(db, deps, cityId, seen)
  if (contest.refusal !== null) throw new Refusal(409, contest.refusal)
  return contest
}

export const checkAppeal = async (deps: Deps, asked: RequestedFine): Promise<RecourseCheckWire> => {
  const { refusal } = await contestOf(deps.db, deps, asked.cityId, await seeFine(deps, asked))
  return { allowed: refusal === null, reason: refusal }
}

const creationOf = async (
  deps: Deps,
  fine: Fine,
  cityId: string,
  draft: AppealRow | undefined,
  lang: Locale,
): Promise<RecourseCreationWire> => ({
  recourse: draft === undefined ? null : await readAppealWire(deps, draft, true),
  configuration: formToWire(await findAppealForm(deps.db, cityId), lang),
  deadline: fine.appealDeadline === null ? null : toIso(fine.appealDeadline),
})

/** Reads the caller's own draft, if any, and the form; a visitor's draft becomes that of who has signed in since. */
export const readCreation = async (
  deps: Deps,
  asked: RequestedFine,
  lang: Locale,
): Promise<RecourseCreationWire> => {
  const seen = await seeFine(deps, asked)
  const { draft } = await requireContestable(deps.db, deps, asked.cityId, seen)
  if (draft !== undefined) await claimDraft(deps, { row: draft, holder: seen.holder })
  return creationOf(deps, seen.fine, asked.cityId, draft, lang)
}

interface Begun {
  fine: Fine
  draft: AppealRow
  /** Null for an existing draft: its caller already holds the secret. */
  caseKey: string | null
}

const beginIn = async (
  db: Database,
  deps: Deps,
  asked: RequestedFine,
  fineId: string,
  lang: Locale,
  holder: Holder,
): Promise<Begun> => {
  const { cityId } = asked
  const { subscriberId } = holder
  if (subscriberId !== null) await holdCaller(db, { cityId, subscriberId })
  await lockFine(db, cityId, fineId)
  const fine = await findFine(db, asked.cityId, fineId, holder)
  if (fine === null) throw new Refusal(404, 'FineNotFound')
  const { position, draft: kept } = await requireContestable(db, deps, asked.cityId, { fine, holder })
  if (kept !== undefined) return { fine, draft: kept, caseKey: null }
  const now = deps.clock.now()
  const draft = await insertDraft(db, {
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
    resourceId: draft.appeal_id,
  })
  const caseName = { cityId, kind: 'appeal', caseId: draft.appeal_id } as const
  return { fine, draft, caseKey: await issueCaseKey(db, caseName, now) }
}

/**
 * Begins an appeal. Repeating it with the secret or from the account returns the same draft; anybody else begins their
 * own, and neither sees the other's (D16).
 */
export const beginAppeal = async (deps: Deps, asked: RequestedFine, lang: Locale) => {
  const {
    fine: { id },
    holder,
  } = await seeFine(deps, asked)
  await deps.limits.spend([{ limit: 'draftOfNetwork', key: asked.network }])
  const { fine, draft, caseKey } = await deps.db
    .transaction()
    .execute(transaction => beginIn(transaction, deps, asked, id, lang, holder))
  await claimDraft(deps, { row: draft, holder })
  const creation = await creationOf(deps, fine, asked.cityId, draft, lang)
  return { isNew: caseKey !== null, creation: { ...creation, caseKey } }
}
