import type { FineId } from '@parvis/shared-kernel/ids'
import { useQueryClient } from '@parvis/shared-kernel/remote'
import { useEffect } from 'react'
import { fineKey } from './appeal.queries.ts'

/**
 * Drops what is cached of a fine when a form about it is left: another tab or device may have sent or withdrawn the
 * appeal, and the next page must not offer to begin it again.
 */
export function useFreshAfter(fineId: FineId): void {
  const queries = useQueryClient()
  useEffect(() => () => queries.removeQueries({ queryKey: fineKey(fineId) }), [queries, fineId])
}
