import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { BuildRecord } from '@parvis/build'
import { compressedForms } from './compressed.ts'
import { describeBuild } from './describe-build.ts'
import { type Descriptor, readDescriptor } from './descriptor.ts'
import { type ForeignBuild, readForeignBuild } from './foreign-build.ts'
import { assertPart, assertVersion } from './names.ts'
import { type Site, versionFolder, writerOf } from './site.ts'
import { createFolder } from './writer.ts'

export class AlreadyPublished extends Error {
  override name = 'AlreadyPublished'
}

interface Publication {
  readonly descriptor: Descriptor
  readonly folder: string
  /** Below the folder. */
  readonly files: readonly string[]
}

/** Puts one build of ours on the site, under its own version. */
export async function publish(site: Site, record: BuildRecord): Promise<Descriptor> {
  assertPart(record.name)
  assertVersion(record.version)
  const descriptor = describeBuild(record)
  const files = readdirSync(record.output).filter(file => file !== 'build.json')
  return place(site, { descriptor, folder: record.output, files })
}

/** Puts a build made elsewhere on the site. @throws with what the build lacks */
export async function publishForeign(
  site: Site,
  build: { readonly dist: string; readonly name: string; readonly version: string },
): Promise<ForeignBuild> {
  assertPart(build.name)
  assertVersion(build.version)
  if (build.name === 'shell') throw new Error('a shell is built from these sources: "release publish shell"')
  const foreign = readForeignBuild(build.dist, build.name, build.version)
  await place(site, { ...foreign, folder: build.dist })
  return foreign
}

/**
 * Complete or not at all. A version that stands is never overwritten: the same bytes are welcome again, other bytes are
 * refused. @throws AlreadyPublished
 */
async function place(site: Site, publication: Publication): Promise<Descriptor> {
  const { descriptor, folder, files } = publication
  const { name, version } = descriptor
  if (readDescriptor(site, name, version)) return assertSame(site, publication)
  const writer = writerOf(site)
  const isMade = await createFolder(writer, versionFolder(site, name, version), async draft => {
    const copy = async (file: string, content: Uint8Array) => {
      const target = join(draft, file)
      writer.folder(dirname(target))
      for (const [form, bytes] of [[target, content] as const, ...(await compressedForms(target, content))])
        writer.file(form, bytes)
    }
    await Promise.all(files.map(file => copy(file, readFileSync(join(folder, file)))))
    await copy('descriptor.json', Buffer.from(JSON.stringify(descriptor)))
    return true
  })
  // Somebody else has just published it.
  return isMade ? descriptor : assertSame(site, publication)
}

function assertSame(site: Site, { descriptor, folder, files }: Publication): Descriptor {
  const { name, version } = descriptor
  const standing = readDescriptor(site, name, version)
  const target = versionFolder(site, name, version)
  const present = new Set(standing ? readdirSync(target, { recursive: true, encoding: 'utf8' }) : [])
  const isSame = (file: string) =>
    present.has(file) && readFileSync(join(folder, file)).equals(readFileSync(join(target, file)))
  if (!standing || JSON.stringify(standing) !== JSON.stringify(descriptor) || !files.every(isSame))
    throw new AlreadyPublished(
      `${name}@${version} is published already, with other contents: a version never changes, publish a new one`,
    )
  return standing
}
