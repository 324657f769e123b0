import { lazyChunk } from '@parvis/shared-kernel/remote'
import type { Release, SignedRelease } from '@parvis/shared-kernel/remote/release'

/** The release with files and titles of every screen: loaded once, since a first screen does not need them. */
export const wholeRelease = lazyChunk(async (): Promise<Release> => {
  const answer = await fetch('/release.json')
  if (!answer.ok) throw new Error(`the release answers ${answer.status}`)
  const { text } = (await answer.json()) as SignedRelease
  return JSON.parse(text) as Release
})
