import { evidenceId } from '@parvis/shared-kernel/ids'
import { createMount, lazyPage } from '@parvis/shared-kernel/remote'
import { fakeStore, mountRemote } from '@parvis/shared-kernel/testing'
import type { Uploader } from '@parvis/shared-kernel/uploads'
import { act, waitFor } from '@testing-library/react'
import { expect, onTestFinished } from 'vitest'
import { COMMON_MESSAGES } from '../messages/message-chunks.ts'

export const HOME = evidenceId('ev-home')
export const aPdf = () => new File(['%PDF'], 'domicile.pdf', { type: 'application/pdf' })

/** Shows a page that has nothing but this uploader, beside a file store that is removed when the test ends. */
export async function showUploader(use: () => Uploader) {
  const store = fakeStore()
  onTestFinished(() => store.remove())
  let uploader: Uploader | undefined
  const page = lazyPage(async () => () => {
    uploader = use()
    return null
  })
  const mount = createMount({ name: 'requests', messages: COMMON_MESSAGES, pages: [{ pattern: '/', page }] })
  const address = { signedUploadUrl: 'https://store.example/1', fileUrn: 'urn:1' }
  await mountRemote(mount, {
    answers: {
      'GET /api/subscriber/upload-url/camille': address,
      'POST /api/subscriber/media': ({ json }: { json: unknown }) => json,
    },
  })
  await waitFor(() => expect(uploader).toBeDefined())
  return {
    store,
    take: (file: File) => act(() => uploader?.take(HOME, file)),
    kind: () => uploader?.uploads[HOME]?.kind,
  }
}
