import type { PageRemote } from '@parvis/shared-kernel/remote/release'
import { fetchAnew } from './fetch-anew.ts'
import { filesOfPath } from './preload-on-intent.ts'
import { wholeRelease } from './whole-release.ts'

/** Files of the current version at that address; its entry alone when the list of files does not come. */
export async function fetchFilesAgain({ entry }: PageRemote, pathname: string): Promise<void> {
  const release = await wholeRelease.retry().catch(() => null)
  const files = release ? filesOfPath(release, pathname) : []
  const isSpoken = ({ lang = document.documentElement.lang }) => lang === document.documentElement.lang
  await fetchAnew([entry, ...files.filter(file => file.url !== entry.url && isSpoken(file))])
}
