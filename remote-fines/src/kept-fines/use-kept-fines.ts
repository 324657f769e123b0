import { forgetFine, keepFine } from '@parvis/shared-kernel/api'
import type { FineId } from '@parvis/shared-kernel/ids'
import type { Plate } from '@parvis/shared-kernel/plates'
import { useMutation, useQuery, useQueryClient, useRemote } from '@parvis/shared-kernel/remote'
import { keptFinesQuery } from './kept-fines.queries.ts'

/** Fines kept by the account; signed out, none is requested. */
export function useKeptFines() {
  const { api, session } = useRemote()
  const isSignedIn = session.state.kind === 'connected'
  const kept = useQuery({ ...keptFinesQuery(api), enabled: isSignedIn })
  return { isSignedIn, kept }
}

/** Puts a fine on the account's list, or takes it off. */
export function useKeeping() {
  const { api } = useRemote()
  const queries = useQueryClient()
  const { queryKey } = keptFinesQuery(api)
  const adding = useMutation({
    mutationFn: ({ fineId, plate }: { fineId: FineId; plate: Plate }) => keepFine(api, fineId, plate),
    onSuccess: added =>
      queries.setQueryData(queryKey, list => [
        added,
        ...(list ?? []).filter(({ fine }) => fine.id !== added.fine.id),
      ]),
  })
  const removing = useMutation({
    mutationFn: (fineId: FineId) => forgetFine(api, fineId),
    onSuccess: (_gone, fineId) =>
      queries.setQueryData(queryKey, list => (list ?? []).filter(({ fine }) => fine.id !== fineId)),
  })
  return { adding, removing }
}
