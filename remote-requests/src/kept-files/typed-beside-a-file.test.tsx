import type { Draft } from '@parvis/shared-kernel/drafts'
import { evidenceId } from '@parvis/shared-kernel/ids'
import { createMount, lazyPage } from '@parvis/shared-kernel/remote'
import { fakeStore, mountRemote } from '@parvis/shared-kernel/testing'
import type { Uploader } from '@parvis/shared-kernel/uploads'
import { act, waitFor } from '@testing-library/react'
import { useLayoutEffect, useSyncExternalStore } from 'react'
import { expect, it, onTestFinished } from 'vitest'
import { COMMON_MESSAGES } from '../messages/message-chunks.ts'
import type { KeptFiles } from './kept-files.model.ts'
import { useKeptUploads } from './use-kept-uploads.ts'

const HOME = evidenceId('ev-home')

interface Body {
  readonly plate: string
  readonly files: KeptFiles
}

/** A draft of which nothing is saved. */
function aDraft() {
  let body: Body = { plate: '', files: {} }
  const listeners = new Set<() => void>()
  return {
    body: () => body,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    write(next: Body) {
      body = next
      for (const listener of listeners) listener()
    },
  }
}

it('what is typed right after a file has arrived stays beside it', async () => {
  const store = fakeStore()
  onTestFinished(() => store.remove())
  const draft = aDraft()
  let uploader: Uploader | undefined
  const page = lazyPage(async () => () => {
    const body = useSyncExternalStore(draft.subscribe, draft.body)
    const { write } = draft
    uploader = useKeptUploads({
      body,
      write,
      waitingFiles: {},
      keepFile() {},
      dropFile() {},
    } as unknown as Draft<Body>)
    const hasArrived = uploader.uploads[HOME]?.kind === 'ready'
    // A key is pressed as soon as the file is shown as received.
    useLayoutEffect(() => {
      if (hasArrived) draft.write({ ...draft.body(), plate: 'AA-111-AA' })
    }, [hasArrived])
    return null
  })
  const mount = createMount({ name: 'requests', messages: COMMON_MESSAGES, pages: [{ pattern: '/', page }] })
  await mountRemote(mount, {
    answers: {
      'GET /api/subscriber/upload-url/camille': {
        signedUploadUrl: 'https://store.example/1',
        fileUrn: 'urn:1',
      },
      'POST /api/subscriber/media': ({ json }: { json: unknown }) => json,
    },
  })
  await waitFor(() => expect(uploader).toBeDefined())
  act(() => uploader?.take(HOME, new File(['%PDF'], 'domicile.pdf', { type: 'application/pdf' })))
  await waitFor(() => expect(Object.keys(draft.body().files)).toEqual([HOME]))
  expect(draft.body().plate).toBe('AA-111-AA')
})
