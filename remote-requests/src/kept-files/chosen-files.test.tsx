import type { Draft } from '@parvis/shared-kernel/drafts'
import { anOffer, aSubscriber } from '@parvis/shared-kernel/testing'
import type { Uploader } from '@parvis/shared-kernel/uploads'
import type { SubscriptionDraftWire } from '@parvis/shared-kernel/wire'
import { waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { RequestInputs } from '../features/subscription-request/request-view.model.ts'
import { useRequestFiles } from '../features/subscription-request/use-answers.ts'
import { aPdf, showUploader } from '../testing/shown-uploader.ts'
import type { KeptFiles } from './kept-files.model.ts'
import { useKeptUploads } from './use-kept-uploads.ts'

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
    const { draft, names } = heldFiles()
    const { store, take, kind } = await showUploader(() => use(draft))
    store.status = 500
    take(aPdf())
    await waitFor(() => expect(kind()).toBe('failed'))
    expect(names(), 'it did not arrive').toEqual(['domicile.pdf'])
    take(film())
    expect([kind(), names()]).toEqual(['failed', []])
  },
)
