import { attachEvidence, completeOrder } from '@parvis/shared-kernel/api'
import { refusalOf } from '@parvis/shared-kernel/errors'
import { type EvidenceTrace, evidenceTrace } from '@parvis/shared-kernel/evidence'
import type { EvidenceId } from '@parvis/shared-kernel/ids'
import type { Subscription } from '@parvis/shared-kernel/orders'
import { cityNow, useMutation, useRemote } from '@parvis/shared-kernel/remote'
import type { Uploads } from '@parvis/shared-kernel/uploads'
import { useRef } from 'react'
import { mediaOf, notReceived } from '../../kept-files/kept-files.model.ts'
import { missedFiles } from './complete.model.ts'

/** Attaches the files one after the other, then declares completion, which returns the order to the city. */
export function useComplete(order: Subscription, onDone: (order: Subscription) => void) {
  const { api, announce } = useRemote()
  // Do not attach a file twice: an order returned to the city refuses further files.
  const tied = useRef(new Set<string>())
  // The timestamp is part of the request: a repeat after a lost response must reuse it, or it would be a different
  // request (D18).
  const traces = useRef(new Map<string, EvidenceTrace>())
  const passed = useRef<EvidenceId | null>(null)
  const passing = useMutation({
    mutationFn: async (uploads: Uploads) => {
      for (const { id } of order.requestedEvidences) {
        const media = mediaOf(uploads[id])
        const tie = `${id} ${media}`
        if (media === null || tied.current.has(tie)) continue
        const trace = traces.current.get(tie) ?? evidenceTrace(id, media, cityNow())
        traces.current.set(tie, trace)
        passed.current = id
        await attachEvidence(api, order.id, trace)
        tied.current.add(tie)
      }
      passed.current = null
      return completeOrder(api, order.id)
    },
    onSuccess(completed) {
      onDone(completed)
      announce({ kind: 'rights-changed' })
      announce({ kind: 'done', what: 'submitted', of: 'request' })
    },
    onError(error) {
      // The city may ask for another document by now than those shown here.
      if (notReceived(refusalOf(error)?.fields).length > 0) announce({ kind: 'rights-changed' })
    },
  })
  const cityMisses = missedFiles(refusalOf(passing.error), passed.current)
  return { passing, cityMisses }
}
