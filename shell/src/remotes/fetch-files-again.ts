import type { PageRemote } from '@parvis/shared-kernel/remote/release'
import { fetchAnew } from './fetch-anew.ts'
import { filesOfPath } from './preload-on-intent.ts'
import { wholeRelease } from './whole-release.ts'

/** Refetches the current version's files for that address; only its entry if the file list cannot be loaded. */
export async function fetchFilesAgain({ entry }: PageRemote, pathname: string): Promise<void> {
  const release = await wholeRelease.retry().catch(() => null)
  const files = release ? filesOfPath(release, pathname) : []
  const isSpoken = ({ lang = document.documentElement.lang }) => lang === document.documentElement.lang
  await fetchAnew([entry, ...files.filter(file => file.url !== entry.url && isSpoken(file))])
}
