import type { Draft } from '@parvis/shared-kernel/drafts'
import { type EvidenceId, evidenceId } from '@parvis/shared-kernel/ids'
import { useRemote } from '@parvis/shared-kernel/remote'
import { fileFault, subscriberUploadCalls, type UploadDesk, useUploads } from '@parvis/shared-kernel/uploads'
import { useEffect, useRef } from 'react'
import { useSubscriber } from '../requests-data/use-requests-data.ts'
import { type KeptFiles, keptFilesOf, uploadsOfKept } from './kept-files.model.ts'

/** Files of a screen in its draft: uploaded ones in its body, pending ones in this browser. */
export function useKeptUploads<Body extends { readonly files: KeptFiles }>(draft: Draft<Body>): UploadDesk {
  const { api } = useRemote()
  const { subscriberId } = useSubscriber()
  const desk = useUploads(subscriberUploadCalls(api, subscriberId), uploadsOfKept(draft.body.files))
  const latest = useRef({ desk, draft })
  useEffect(() => {
    latest.current = { desk, draft }
  })
  // Resumes uploads that were pending when the screen was closed.
  useEffect(() => {
    const { desk, draft } = latest.current
    for (const [slot, file] of Object.entries(draft.waitingFiles)) desk.take(evidenceId(slot), file)
  }, [])
  const { uploads } = desk
  useEffect(() => {
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
    ...desk,
    take(id, file) {
      if (fileFault(file) === null) draft.keepFile(id, file)
      desk.take(id, file)
    },
    remove: id => forgetting(id, () => desk.remove(id)),
    hold: (id, document) => forgetting(id, () => desk.hold(id, document)),
  }
}
