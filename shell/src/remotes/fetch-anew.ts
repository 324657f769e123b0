import type { ReleasedFile } from '@parvis/shared-kernel/remote/release'

/** Who presses "try again" does not wait longer for it than that. */
const PATIENCE_MS = 1_500

/**
 * Fetches files past the browser's cache. What came damaged or cut off is kept there for a year like any other version's
 * file, and every other request would be answered with it.
 */
export async function fetchAnew(files: readonly ReleasedFile[]): Promise<void> {
  const signal = AbortSignal.timeout(PATIENCE_MS)
  const one = async ({ url, integrity }: ReleasedFile) => {
    const options = { integrity, mode: 'cors', credentials: 'same-origin', cache: 'reload', signal } as const
    const answer = await fetch(url, options)
    await answer.arrayBuffer()
  }
  // What fails here fails again where it is needed, and is told there.
  await Promise.allSettled(files.map(one))
}
