import { fetchAcceptedMedia } from '@parvis/shared-kernel/api'
import type { ReusableEvidence } from '@parvis/shared-kernel/evidence'
import { useQuery, useRemote } from '@parvis/shared-kernel/remote'

/** Documents that may serve again: a help, so that nothing is said when they cannot be had. */
export function useReusable(): readonly ReusableEvidence[] {
  const { api } = useRemote()
  const { data } = useQuery({ queryKey: ['accepted-media'], queryFn: () => fetchAcceptedMedia(api) })
  return data ?? []
}
