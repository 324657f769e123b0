import { type CaseName, issueCaseKey } from '../../modules/cases/case-key.repo.ts'
import { type Answer, cityNamed, type Desk } from '../desk.ts'

/**
 * Issues a case link for somebody whom the desk has identified. Only the next page shows it; the database does not
 * store it (D16).
 */
export const issueCaseLink = async (
  desk: Desk,
  name: CaseName,
  path: string,
  page: string,
): Promise<Answer> => {
  const { db, clock } = desk.deps
  const key = await issueCaseKey(db, name, clock.now())
  const link = new URL(`${path}#case=${key}`, cityNamed(desk, name.cityId).portals[0]).href
  return { data: { id: name.caseId, link }, page, remark: link }
}
