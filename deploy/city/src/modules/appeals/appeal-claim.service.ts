import type { Deps } from '../../deps.ts'
import { lockFine } from '../fines/fine.repo.ts'
import { holdCaller } from '../subscriber/caller.ts'
import { giveEvents } from '../timeline/event.repo.ts'
import { type AppealRow, giveDraft } from './appeal.repo.ts'
import type { AppealSeen } from './held-appeal.ts'

/**
 * Gives a visitor's draft to the account that its holder has signed in to meanwhile: the form tells them that they can
 * go on with it on another device, and signing out takes its secret from the tab. What was filed stays the visitor's, and
 * an account that has an appeal of this notice already gets no second one.
 */
export const claimDraft = async (
  { db }: Pick<Deps, 'db'>,
  { row, holder: { subscriberId, caseId } }: AppealSeen,
): Promise<AppealRow> => {
  const { city_id: cityId, appeal_id: appealId, fine_id: fineId, state, subscriber_id: owner } = row
  if (state !== 'draft' || owner !== null || subscriberId === null || caseId !== appealId) return row
  return db.transaction().execute(async transaction => {
    // The person, then the fine, as when an appeal is begun.
    await holdCaller(transaction, { cityId, subscriberId })
    await lockFine(transaction, cityId, fineId)
    if (!(await giveDraft(transaction, appealId, subscriberId))) return row
    await giveEvents(transaction, { cityId, kind: 'appeal', caseId: appealId }, subscriberId)
    return { ...row, subscriber_id: subscriberId }
  })
}
