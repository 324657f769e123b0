import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Descriptor } from './descriptor.ts'
import { hashesOf } from './hashes.ts'
import { type Site, versionFolder } from './site.ts'

const LIMIT_MS = 10_000
const AT_ONCE = 8

/** Every file of a version as it stands on the site. @throws with those that are not what they were */
export function checkOnDisk(site: Site, descriptor: Descriptor): void {
  const folder = versionFolder(site, descriptor.name, descriptor.version)
  const wrong = Object.entries(descriptor.files)
    .filter(
      ([file, hash]) =>
        !existsSync(join(folder, file)) || !hashesOf(readFileSync(join(folder, file))).includes(hash),
    )
    .map(([file]) => file)
  if (wrong.length > 0) throw new Error(`changed or missing on the site: ${wrong.join(', ')}`)
}

/** Every file downloaded again from where browsers get it. @throws with what does not come, or comes changed */
export async function checkDownloads(
  { version, files }: Pick<Descriptor, 'version' | 'files'>,
  base: string,
): Promise<void> {
  const waiting = Object.entries(files)
  const wrong: string[] = []
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [file, hash] = next
      const fault = await faultOf(`${base}/${version}/${file}`, hash)
      if (fault) wrong.push(`${file} ${fault}`)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  if (wrong.length > 0) throw new Error(`from ${base}/${version}: ${wrong.sort().join(', ')}`)
}

async function faultOf(url: string, hash: string): Promise<string | null> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(LIMIT_MS), redirect: 'error' })
    if (!answer.ok) return `answers ${answer.status}`
    return hashesOf(new Uint8Array(await answer.arrayBuffer())).includes(hash)
      ? null
      : 'has other bytes than were published'
  } catch (error) {
    if (error instanceof Error && error.name === 'TimeoutError')
      return `does not come within ${LIMIT_MS / 1000} s`
    const cause = error instanceof Error ? (error.cause ?? error) : error
    return `cannot be reached (${cause instanceof Error ? cause.message || cause.name : String(cause)})`
  }
}
