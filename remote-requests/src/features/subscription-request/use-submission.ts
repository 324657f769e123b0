import { createSubscription } from '@parvis/shared-kernel/api'
import { failureOf } from '@parvis/shared-kernel/errors'
import { orderId } from '@parvis/shared-kernel/ids'
import type { Subscription } from '@parvis/shared-kernel/orders'
import { useErrorSentence, useMutation, useRemote } from '@parvis/shared-kernel/remote'
import type { SubscriptionCreationWire } from '@parvis/shared-kernel/wire'
import { useMemo } from 'react'
import { submitWording } from '../../request/submit-wording.model.ts'
import { type RefusedField, refusedAnswers } from './refused-fields.model.ts'

interface Sent {
  readonly id: string
  readonly body: SubscriptionCreationWire
  /** As typed. */
  readonly plates: readonly string[]
}

export interface Submission {
  send(sent: Sent, onRefused: () => void): void
  readonly isSending: boolean
  /** Why it was not taken, in words; '' when nothing failed. */
  readonly sentence: string
  readonly refused: readonly RefusedField[]
  /** The city has a request under this id already, with other answers: it was taken before. */
  readonly wasSentBefore: boolean
}

/** Sends the request under the id of its draft, so that a retry is the same request (D14). */
export function useSubmission(onDone: (subscription: Subscription) => void): Submission {
  const { api } = useRemote()
  const { mutate, isPending, error, variables } = useMutation({
    mutationFn: ({ id, body }: Sent) => createSubscription(api, orderId(id), body),
    onSuccess: onDone,
  })
  const failure = failureOf(error)
  const wording = useMemo(() => (error ? submitWording(error) : null), [error])
  // The same list as long as it is the same refusal: what was settled since is counted against it.
  const refused = useMemo(() => refusedAnswers(failureOf(error), variables), [error, variables])
  return {
    send: (sent, onRefused) => mutate(sent, { onError: onRefused }),
    isSending: isPending,
    sentence: useErrorSentence(wording),
    refused,
    wasSentBefore: failure?.kind === 'api' && failure.code === 'IdempotencyKeyReused',
  }
}
