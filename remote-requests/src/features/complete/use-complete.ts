import { completeOrder, tieEvidence } from '@parvis/shared-kernel/api'
import { failureOf } from '@parvis/shared-kernel/errors'
import { evidenceTrace } from '@parvis/shared-kernel/evidence'
import type { Subscription } from '@parvis/shared-kernel/orders'
import { useMutation, useRemote } from '@parvis/shared-kernel/remote'
import { instantFromMs } from '@parvis/shared-kernel/time'
import type { Uploads } from '@parvis/shared-kernel/uploads'
import { mediaOf } from '../../kept-files/kept-files.model.ts'
import { notReceived } from './complete.model.ts'

/** Passes the files on, one after the other, then says that this was all: the order goes back to the city. */
export function useComplete(order: Subscription, onDone: (order: Subscription) => void) {
  const { api, announce } = useRemote()
  const passing = useMutation({
    mutationFn: async (uploads: Uploads) => {
      for (const { id } of order.requestedEvidences) {
        const media = mediaOf(uploads[id])
        // A failure in the middle leaves the earlier ones tied, and tying them again changes nothing.
        if (media !== null)
          await tieEvidence(api, order.id, evidenceTrace(id, media, instantFromMs(Date.now())))
      }
      return completeOrder(api, order.id, crypto.randomUUID())
    },
    onSuccess(completed) {
      onDone(completed)
      announce({ kind: 'rights-changed' })
    },
  })
  const failure = failureOf(passing.error)
  const cityMisses = failure?.kind === 'api' && failure.fields ? notReceived(failure.fields) : []
  return { passing, cityMisses }
}
