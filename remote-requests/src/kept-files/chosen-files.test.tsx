import type { Draft } from '@parvis/shared-kernel/drafts'
import { evidenceId } from '@parvis/shared-kernel/ids'
import { createMount, lazyPage } from '@parvis/shared-kernel/remote'
import { anOffer, aSubscriber, fakeStore, mountRemote } from '@parvis/shared-kernel/testing'
import type { Uploader } from '@parvis/shared-kernel/uploads'
import type { SubscriptionDraftWire } from '@parvis/shared-kernel/wire'
import { act, waitFor } from '@testing-library/react'
import { expect, it, onTestFinished } from 'vitest'
import type { RequestInputs } from '../features/subscription-request/request-view.model.ts'
import { useRequestFiles } from '../features/subscription-request/use-answers.ts'
import { COMMON_MESSAGES } from '../messages/message-chunks.ts'
import type { KeptFiles } from './kept-files.model.ts'
import { useKeptUploads } from './use-kept-uploads.ts'

const HOME = evidenceId('ev-home')
const pdf = () => new File(['%PDF'], 'domicile.pdf', { type: 'application/pdf' })
const film = () => new File(['x'], 'garage.mp4', { type: 'video/mp4' })

/** What the browser holds of a draft's files. */
function heldFiles() {
  const held = new Map<string, string>()
  const draft = {
    body: { files: {} as KeptFiles },
    waitingFiles: {},
    write() {},
    keepFile: (slot: string, { name }: File) => void held.set(slot, name),
    dropFile: (slot: string) => void held.delete(slot),
  }
  return { draft, names: () => [...held.values()] }
}
type Held = ReturnType<typeof heldFiles>['draft']

const HOOKS: readonly [string, (draft: Held) => Uploader][] = [
  ['a request', draft => useRequestFiles(asRequest(draft), inputs, () => {})],
  ['what a right still lacks', draft => useKeptUploads(draft as unknown as Draft<{ files: KeptFiles }>)],
]
const asRequest = (draft: Held) =>
  ({ ...draft, body: { files: [] } }) as unknown as Draft<SubscriptionDraftWire>
const inputs = { offer: anOffer(), subscriber: aSubscriber() } as unknown as RequestInputs

it.each(HOOKS)(
  'of %s, this browser holds no file that cannot be sent, nor the one before it',
  async (_what, use) => {
    const store = fakeStore()
    store.status = 500
    onTestFinished(() => store.remove())
    const { draft, names } = heldFiles()
    let uploader: Uploader | undefined
    const page = lazyPage(async () => () => {
      uploader = use(draft)
      return null
    })
    const mount = createMount({
      name: 'requests',
      messages: COMMON_MESSAGES,
      pages: [{ pattern: '/', page }],
    })
    await mountRemote(mount, {
      answers: {
        'GET /api/subscriber/upload-url/camille': {
          signedUploadUrl: 'https://store.example/1',
          fileUrn: 'urn:1',
        },
      },
    })
    await waitFor(() => expect(uploader).toBeDefined())
    act(() => uploader?.take(HOME, pdf()))
    await waitFor(() => expect(uploader?.uploads[HOME]?.kind).toBe('failed'))
    expect(names(), 'it did not arrive').toEqual(['domicile.pdf'])
    act(() => uploader?.take(HOME, film()))
    expect([uploader?.uploads[HOME]?.kind, names()]).toEqual(['failed', []])
  },
)
