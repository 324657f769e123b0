import type { Draft } from '@parvis/shared-kernel/drafts'
import { type EvidenceId, evidenceId } from '@parvis/shared-kernel/ids'
import { useRemote } from '@parvis/shared-kernel/remote'
import { subscriberUploadCalls, type Uploader, useUploads } from '@parvis/shared-kernel/uploads'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useSubscriber } from '../requests-data/use-requests-data.ts'
import { keepChosen } from './keep-chosen.ts'
import { type KeptFiles, keptFilesOf, uploadsOfKept } from './kept-files.model.ts'

/** Files of a screen in its draft: uploaded ones in its body, pending ones in this browser. */
export function useKeptUploads<Body extends { readonly files: KeptFiles }>(draft: Draft<Body>): Uploader {
  const { api } = useRemote()
  const { subscriberId } = useSubscriber()
  const uploader = useUploads(subscriberUploadCalls(api, subscriberId), uploadsOfKept(draft.body.files))
  const latest = useRef({ uploader, draft })
  useLayoutEffect(() => {
    latest.current = { uploader, draft }
  })
  // Resumes uploads that were pending when the screen was closed.
  useEffect(() => {
    const { uploader, draft } = latest.current
    for (const [slot, file] of Object.entries(draft.waitingFiles)) uploader.take(evidenceId(slot), file)
  }, [])
  const { uploads } = uploader
  // A layout effect: between the screen with the file and a later effect, what is typed would be written over.
  useLayoutEffect(() => {
    const { draft } = latest.current
    const files = keptFilesOf(uploads)
    for (const slot of Object.keys(files)) draft.dropFile(slot)
    if (JSON.stringify(files) !== JSON.stringify(draft.body.files)) draft.write({ ...draft.body, files })
  }, [uploads])
  const forgetting = (id: EvidenceId, work: () => void) => {
    draft.dropFile(id)
    work()
  }
  return {
    ...uploader,
    take(id, file) {
      keepChosen(draft, id, file)
      uploader.take(id, file)
    },
    remove: id => forgetting(id, () => uploader.remove(id)),
    hold: (id, document) => forgetting(id, () => uploader.hold(id, document)),
  }
}
