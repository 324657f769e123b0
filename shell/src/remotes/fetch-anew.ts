import type { ReleasedFile } from '@parvis/shared-kernel/remote/release'

/** Timeout in ms: the maximum delay that this adds to "try again". */
const PATIENCE_MS = 1_500

/**
 * Refetches files bypassing the browser's cache: a damaged or truncated file would otherwise be served from it for a
 * year.
 */
export async function fetchAnew(files: readonly ReleasedFile[]): Promise<void> {
  const signal = AbortSignal.timeout(PATIENCE_MS)
  const one = async ({ url, integrity }: ReleasedFile) => {
    const options = { integrity, mode: 'cors', credentials: 'same-origin', cache: 'reload', signal } as const
    const answer = await fetch(url, options)
    await answer.arrayBuffer()
  }
  // Failures are reported by the later use of the file.
  await Promise.allSettled(files.map(one))
}
