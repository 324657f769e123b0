import type { AwaitedAnswer } from '@parvis/shared-kernel/fines'
import { awaitedAnswersQuery } from '@parvis/shared-kernel/page'
import { useQuery, useRemote } from '@parvis/shared-kernel/remote'

const NOTHING: readonly AwaitedAnswer[] = []

/** What the authority asks of the subscriber's appeals; they come with the subscriptions, by the same call. */
export function useAwaitedAnswers(): readonly AwaitedAnswer[] {
  const { api } = useRemote()
  return useQuery(awaitedAnswersQuery(api)).data ?? NOTHING
}
