import type { Subscriber } from '@parvis/shared-kernel/subscriber'
import type { Database } from '../../db/database.ts'
import { mustExist, unauthenticated } from '../../http/refusal.ts'
import type { PersonKey } from './person-key.ts'
import { holdSubscriber } from './subscriber.repo.ts'

/**
 * Holds the caller before anything of theirs is locked or written, so that they are not erased before the
 * transaction ends. @throws Refusal Unable to authenticate, as for an ended session, when they were erased
 * since their call began
 */
export const holdCaller = async (
  transaction: Database,
  { cityId, subscriberId }: PersonKey,
): Promise<Subscriber> => mustExist(await holdSubscriber(transaction, cityId, subscriberId), unauthenticated)
