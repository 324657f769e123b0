import { fetchAcceptedMedia } from '@parvis/shared-kernel/api'
import type { ReusableEvidence } from '@parvis/shared-kernel/evidence'
import { useQuery, useRemote } from '@parvis/shared-kernel/remote'

const NONE: readonly ReusableEvidence[] = []

/** Documents that the city accepted before. A failure offers none: uploading again always works. */
export function useReusable(isAsked = true): readonly ReusableEvidence[] {
  const { api } = useRemote()
  const queryFn = () => fetchAcceptedMedia(api)
  const { data } = useQuery({ queryKey: ['accepted-media'], queryFn, enabled: isAsked })
  return data ?? NONE
}
