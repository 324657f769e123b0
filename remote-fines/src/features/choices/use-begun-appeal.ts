import { fetchAppealCreation, withCaseKey } from '@parvis/shared-kernel/api'
import type { FineId } from '@parvis/shared-kernel/ids'
import type { Plate } from '@parvis/shared-kernel/plates'
import { cityNow, useQuery, useRemote } from '@parvis/shared-kernel/remote'
import { isBegun } from '../../appeal/appeal-answers.model.ts'
import { recallCaseKey } from '../../case-access/case-memory.ts'
import { FINE_KEY } from '../../fine-access/fine-query.ts'

interface BegunAppealOptions {
  readonly fineId: FineId
  readonly plate: Plate
  /** False when no appeal is possible: sends no request. */
  readonly isOpen: boolean
}

/**
 * Whether the account, or the secret in this tab, has an unfinished appeal of the fine. Without either, no request is
 * sent.
 */
export function useBegunAppeal({ fineId, plate, isOpen }: BegunAppealOptions): boolean {
  const { api, session } = useRemote()
  const key = recallCaseKey(`appeal ${fineId}`, cityNow())
  const begun = useQuery({
    queryKey: [FINE_KEY, fineId, plate, 'appeal-begun', key],
    queryFn: async () => {
      const { draft } = await fetchAppealCreation(withCaseKey(api, key), fineId, plate)
      return draft !== null && isBegun(draft)
    },
    enabled: isOpen && (key !== null || session.state.kind === 'connected'),
    staleTime: 0,
  })
  return begun.data ?? false
}
