import type { PageRemote, ReleasedFile } from '@parvis/shared-kernel/remote/release'
import { filesOfPath } from './preload-on-intent.ts'
import { wholeRelease } from './whole-release.ts'

/** Files of the current version at that address; its entry alone when the list of files does not come. */
export async function filesAt({ entry }: PageRemote, pathname: string): Promise<readonly ReleasedFile[]> {
  const release = await wholeRelease.retry().catch(() => null)
  const files = release ? filesOfPath(release, pathname) : []
  return [
    entry,
    ...files.filter(
      ({ url, lang = document.documentElement.lang }) =>
        url !== entry.url && lang === document.documentElement.lang,
    ),
  ]
}
