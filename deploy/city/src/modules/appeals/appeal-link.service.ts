import type { Deps } from '../../deps.ts'
import { withMails } from '../../mail/post.ts'
import { withFewMails } from '../../mail/post-sparingly.ts'
import { holderOf, holds } from '../cases/case-holder.ts'
import { endCaseKeys } from '../cases/case-key.repo.ts'
import type { City } from '../config/city.ts'
import { type AppealRow, listAppealsOfFine } from './appeal.repo.ts'
import { peopleOfAppeal, writeToAppellants } from './appeal-mail.ts'
import { type AppealAsked, caseOfAppeal, readAppealById } from './held-appeal.ts'

/**
 * The cases whose links are mailed: the one that whoever asks holds; else every appeal of the fine that was filed, each to
 * its own people, for who holds none cannot say which of them is theirs. A draft is nothing that anybody was written about:
 * its address may be half typed.
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
 * Mails other case links to the addresses on file, and nowhere else. Who holds the case ends its links at once; asked
 * by anybody else they end when the new one is opened, for a stranger must not shut the holder out. Nothing ends unless
 * a new one is mailed.
 */
export const mailAppealLink = async (deps: Deps, city: City, asked: AppealAsked): Promise<void> => {
  await deps.limits.spend([{ limit: 'caseLinkOfNetwork', key: asked.network }])
  const row = await readAppealById(deps, asked)
  const isHeld = holds(await holderOf(deps, 'appeal', asked), caseOfAppeal(row))
  const cases = await casesToMail(deps, row, isHeld)
  const { cityId } = city
  const people = await Promise.all(cases.map(appeal => peopleOfAppeal(deps.db, appeal)))
  const addresses = people.flat().map(({ email }) => email)
  const task = isHeld ? 'appeal link of holder' : 'appeal link'
  await withFewMails(deps, { cityId, task, addresses, isForMail: true }, mayMail =>
    withMails(deps, cityId, async (db, write) => {
      const now = deps.clock.now()
      const name = { cityId, kind: 'appeal', caseId: row.appeal_id } as const
      if (isHeld && addresses.some(mayMail)) await endCaseKeys(db, name, now)
      for (const appeal of cases)
        await writeToAppellants({ db, write, now, city }, appeal, 'link', {}, mayMail)
    }),
  )
}
