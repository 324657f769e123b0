import type { Deps } from '../../deps.ts'
import { withMailLimit } from '../../mail/mail-limit.ts'
import { withMails } from '../../mail/post.ts'
import { holderOf, holds } from '../cases/case-holder.ts'
import { endCaseKeys } from '../cases/case-key.repo.ts'
import type { City } from '../config/city.ts'
import { type AppealRow, listAppealsOfFine } from './appeal.repo.ts'
import { peopleOfAppeal, writeToAppellants } from './appeal-mail.ts'
import { caseOfAppeal, type RequestedAppeal, readAppealById } from './held-appeal.ts'

/**
 * Selects the cases whose links to mail: the one that the caller holds, else every filed appeal of the fine, each to
 * its own people, since such a caller cannot say which is theirs. Drafts are excluded: nobody was written to about
 * them, and their address may be incomplete.
 */
const casesToMail = async ({ db }: Deps, row: AppealRow, isHeld: boolean): Promise<readonly AppealRow[]> => {
  const rows = isHeld ? [row] : await listAppealsOfFine(db, row.city_id, row.fine_id)
  return rows.filter(({ filed_at: filedAt }) => filedAt !== null)
}

/** Whether asking for the case's link would mail one. */
export const hasMailAddress = async (deps: Deps, row: AppealRow, isHeld: boolean): Promise<boolean> => {
  const cases = await casesToMail(deps, row, isHeld)
  const people = await Promise.all(cases.map(appeal => peopleOfAppeal(deps.db, appeal)))
  return people.flat().length > 0
}

/**
 * Mails new case links to the addresses on file, and nowhere else. A holder's request ends the old links at once;
 * otherwise they end when the new one is opened, so that a stranger cannot shut the holder out. Nothing ends unless a
 * new link is mailed.
 */
export const mailAppealLink = async (deps: Deps, city: City, asked: RequestedAppeal): Promise<void> => {
  await deps.limits.spend([{ limit: 'caseLinkOfNetwork', key: asked.network }])
  const row = await readAppealById(deps, asked)
  const isHeld = holds(await holderOf(deps, 'appeal', asked), caseOfAppeal(row))
  const cases = await casesToMail(deps, row, isHeld)
  const { cityId } = city
  const people = await Promise.all(cases.map(appeal => peopleOfAppeal(deps.db, appeal)))
  const addresses = people.flat().map(({ email }) => email)
  const task = isHeld ? 'appeal link of holder' : 'appeal link'
  await withMailLimit(deps, { cityId, task, addresses, isForMail: true }, mayMail =>
    withMails(deps, cityId, async (db, write) => {
      const now = deps.clock.now()
      const name = { cityId, kind: 'appeal', caseId: row.appeal_id } as const
      if (isHeld && addresses.some(mayMail)) await endCaseKeys(db, name, now)
      for (const appeal of cases)
        await writeToAppellants({ db, write, now, city }, appeal, 'link', {}, mayMail)
    }),
  )
}
