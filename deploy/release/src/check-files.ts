import type { Descriptor } from './descriptor.ts'
import { eachOf } from './each-of.ts'
import { hashesOf } from './hashes.ts'
import { type Site, versionFolder } from './site.ts'

const LIMIT_MS = 10_000
const NAMED_FILES = 3

/** Verifies every file of a version on the site. @throws naming those changed or missing */
export async function checkOnSite(site: Site, { name, version, files }: Descriptor): Promise<void> {
  const folder = versionFolder(name, version)
  const wrong: string[] = []
  await eachOf(Object.entries(files), async ([file, hash]) => {
    const content = await site.read(`${folder}/${file}`)
    if (!content || !hashesOf(content).includes(hash)) wrong.push(file)
  })
  if (wrong.length > 0) throw new Error(`changed or missing on the site: ${wrong.sort().join(', ')}`)
}

/** Downloads every file from where browsers load it. @throws naming those missing or changed */
export async function checkDownloads(
  { version, files }: Pick<Descriptor, 'version' | 'files'>,
  base: string,
): Promise<void> {
  const filesOf = new Map<string, string[]>()
  await eachOf(Object.entries(files), async ([file, hash]) => {
    const fault = await faultOf(`${base}/${version}/${file}`, hash)
    if (fault) filesOf.set(fault, [...(filesOf.get(fault) ?? []), file])
  })
  if (filesOf.size === 0) return
  const wrong = [...filesOf].map(([fault, names]) => `${described(names.sort())} ${fault}`)
  throw new Error(`from ${base}/${version}: ${wrong.sort().join('; ')}`)
}

/** Lists the first names only: an unreachable server or bad certificate fails for every file. */
const described = (names: readonly string[]) =>
  names.length <= NAMED_FILES
    ? names.join(', ')
    : `${names.slice(0, NAMED_FILES).join(', ')} and ${names.length - NAMED_FILES} more`

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
