import type { ReleasedFile } from '@parvis/shared-kernel/remote/release'

/** Runs one file of the release, if its bytes are those of the release; a failed tag leaves nothing behind. */
export function loadScript(document: Document, { url, integrity }: ReleasedFile): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = url
    script.crossOrigin = 'anonymous'
    script.integrity = integrity
    script.onload = () => resolve()
    script.onerror = () => {
      script.remove()
      reject(new Error('the entry could not be fetched, or its bytes are not those of the release'))
    }
    document.head.append(script)
  })
}
