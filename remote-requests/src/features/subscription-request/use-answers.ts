import type { Draft } from '@parvis/shared-kernel/drafts'
import type { EvidenceId } from '@parvis/shared-kernel/ids'
import { useRemote } from '@parvis/shared-kernel/remote'
import { subscriberUploadCalls, type Uploader, useUploads } from '@parvis/shared-kernel/uploads'
import type { SubscriptionDraftWire } from '@parvis/shared-kernel/wire'
import { useEffect, useRef, useState } from 'react'
import { keepChosen } from '../../kept-files/keep-chosen.ts'
import { firstUploads, keptFiles, requestFiles } from './kept-request.model.ts'
import type { RequestInputs } from './request-view.model.ts'

export type Change = (changes: Partial<SubscriptionDraftWire>) => void

/** Merges changes into the answers. Reads the latest draft, so that several changes in one render all apply. */
export function useChange(draft: Draft<SubscriptionDraftWire>): Change {
  const latest = useRef(draft.body)
  useEffect(() => {
    latest.current = draft.body
  }, [draft.body])
  return changes => {
    latest.current = { ...latest.current, ...changes }
    draft.write(latest.current)
  }
}

/** Upload slots of a request: uploaded files go into the draft, pending ones are kept by the browser. */
export function useRequestFiles(
  draft: Draft<SubscriptionDraftWire>,
  { offer, subscriber }: RequestInputs,
  change: Change,
): Uploader {
  const [first] = useState(() => firstUploads(requestFiles(draft.body, offer)))
  const { api } = useRemote()
  const uploader = useUploads(subscriberUploadCalls(api, subscriber.subscriberId), first)
  const { uploads } = uploader
  const sendWaiting = useRef(() => {
    for (const [slot, file] of Object.entries(draft.waitingFiles)) uploader.take(slot as EvidenceId, file)
  })
  useEffect(() => sendWaiting.current(), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the slots move files into the draft
  useEffect(() => {
    const files = [...keptFiles(uploads)]
    if (JSON.stringify(files) === JSON.stringify(draft.body.files)) return
    for (const { id } of files) draft.dropFile(id)
    change({ files })
  }, [uploads])
  return {
    ...uploader,
    take(id, file) {
      keepChosen(draft, id, file)
      uploader.take(id, file)
    },
    remove(id) {
      draft.dropFile(id)
      uploader.remove(id)
    },
  }
}
