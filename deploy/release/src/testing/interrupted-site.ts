import { OVER_HTTP, type Transport } from '../bucket-ask.ts'
import { bucketOptionsOf, isBucketAddress } from '../bucket-options.ts'
import { bucketSite } from '../bucket-site.ts'
import { folderSite, type Writer } from '../folder-site.ts'
import type { Site } from '../site.ts'
import { quickSite, quickWriter } from './quick-site.ts'

/** Performs the n-th write of a process, or not. */
export type Interrupt = (write: () => Promise<unknown>, number: number) => Promise<unknown>

/** A site as seen by a process whose every disk or bucket write is intercepted. */
export function interruptedSite(address: string, interrupt: Interrupt): Site {
  let writes = 0
  const interrupted =
    <Args extends unknown[], Result>(write: (...args: Args) => Promise<Result>) =>
    (...args: Args) => {
      writes += 1
      return interrupt(() => write(...args), writes) as Promise<Result>
    }
  if (!isBucketAddress(address)) {
    const { folder, file, link, remove, removeFolder } = quickWriter
    const writer = {
      folder: interrupted(folder),
      file: interrupted(file),
      link: interrupted(link),
      remove: interrupted(remove),
      removeFolder: interrupted(removeFolder),
    } satisfies Writer
    return quickSite(folderSite(address, writer))
  }
  const { send } = OVER_HTTP
  const written = interrupted(send)
  const transport: Transport = {
    send: (...sent) => (['PUT', 'DELETE'].includes(sent[1]) ? written(...sent) : send(...sent)),
    pauseMs: 1,
  }
  return quickSite(bucketSite(bucketOptionsOf(address, process.env), transport))
}
