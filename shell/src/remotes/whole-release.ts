import { lazyChunk } from '@parvis/shared-kernel/remote'
import type { Release, SignedRelease } from '@parvis/shared-kernel/remote/release'

/** The release with the files and titles of every screen: fetched once, for what a first screen does without. */
export const wholeRelease = lazyChunk(async (): Promise<Release> => {
  const answer = await fetch('/release.json')
  if (!answer.ok) throw new Error(`the release answers ${answer.status}`)
  const { text } = (await answer.json()) as SignedRelease
  return JSON.parse(text) as Release
})
