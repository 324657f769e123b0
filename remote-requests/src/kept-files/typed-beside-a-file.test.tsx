import type { Draft } from '@parvis/shared-kernel/drafts'
import { waitFor } from '@testing-library/react'
import { useLayoutEffect, useSyncExternalStore } from 'react'
import { expect, it } from 'vitest'
import { aPdf, HOME, showUploader } from '../testing/shown-uploader.ts'
import type { KeptFiles } from './kept-files.model.ts'
import { useKeptUploads } from './use-kept-uploads.ts'

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
  const draft = aDraft()
  const { take } = await showUploader(() => {
    const body = useSyncExternalStore(draft.subscribe, draft.body)
    const { write } = draft
    const uploader = useKeptUploads({
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
    return uploader
  })
  take(aPdf())
  await waitFor(() => expect(Object.keys(draft.body().files)).toEqual([HOME]))
  expect(draft.body().plate).toBe('AA-111-AA')
})
