import {
  type UseMutationOptions,
  type UseMutationResult,
  useMutation as useQueryMutation,
} from '@tanstack/react-query'
import { useCallback } from 'react'
import { useOneAtATime } from './use-one-at-a-time.ts'

/**
 * TanStack's mutation, ignoring a second `mutate` until the first has settled (D18): `isPending` is true only after a
 * render, which a double click outruns.
 */
export function useMutation<Data = unknown, Failure = Error, Variables = void, Kept = unknown>(
  options: UseMutationOptions<Data, Failure, Variables, Kept>,
): UseMutationResult<Data, Failure, Variables, Kept> {
  const mutation = useQueryMutation(options)
  const { mutateAsync } = mutation
  const once = useOneAtATime()
  const mutate = useCallback<typeof mutation.mutate>(
    (...call) => once(() => mutateAsync(...call)),
    [once, mutateAsync],
  )
  return { ...mutation, mutate }
}
