import { createSubscription } from '@parvis/shared-kernel/api'
import { refusalOf } from '@parvis/shared-kernel/errors'
import { orderId } from '@parvis/shared-kernel/ids'
import type { Subscription } from '@parvis/shared-kernel/orders'
import { useErrorSentence, useMutation, useRemote } from '@parvis/shared-kernel/remote'
import type { SubscriptionCreationWire } from '@parvis/shared-kernel/wire'
import { useMemo } from 'react'
import { submitWording } from '../../request/submit-wording.model.ts'
import { usePlansAgain } from '../../requests-data/use-plans-again.ts'
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
  readonly error: unknown
  /** Failure message; '' without one. */
  readonly sentence: string
  readonly refused: readonly RefusedField[]
  /** The city already has a request with this id and other answers. */
  readonly wasSentBefore: boolean
}

/** Sends the request with its draft's id, so that a retry is idempotent (D14). */
export function useSubmission(onDone: (subscription: Subscription) => void): Submission {
  const { api } = useRemote()
  const readPlansAgain = usePlansAgain()
  const { mutate, isPending, error, variables } = useMutation({
    mutationFn: ({ id, body }: Sent) => createSubscription(api, orderId(id), body),
    onSuccess: onDone,
    onError: (failure, sent) => refusedAnswers(refusalOf(failure), sent).length > 0 && readPlansAgain(),
  })
  const wording = useMemo(() => (error ? submitWording(error) : null), [error])
  // Memoised per refusal: later changes are compared with this list.
  const refused = useMemo(() => refusedAnswers(refusalOf(error), variables), [error, variables])
  return {
    send: (sent, onRefused) => mutate(sent, { onError: onRefused }),
    isSending: isPending,
    error,
    sentence: useErrorSentence(wording),
    refused,
    wasSentBefore: refusalOf(error)?.code === 'IdempotencyKeyReused',
  }
}
