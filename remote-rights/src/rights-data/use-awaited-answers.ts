import type { AwaitedAnswer } from '@parvis/shared-kernel/fines'
import { awaitedAnswersQuery } from '@parvis/shared-kernel/page'
import { useQuery, useRemote } from '@parvis/shared-kernel/remote'

const NOTHING: readonly AwaitedAnswer[] = []

/** Complements that the authority requests for the subscriber's appeals; part of the subscriptions' response. */
export function useAwaitedAnswers(): readonly AwaitedAnswer[] {
  const { api } = useRemote()
  return useQuery(awaitedAnswersQuery(api)).data ?? NOTHING
}
