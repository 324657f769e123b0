import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BuildRecord } from '@parvis/build/parts'
import { compressedForms } from './compressed.ts'
import { describeBuild } from './describe-build.ts'
import { type Descriptor, descriptorFile, readDescriptor } from './descriptor.ts'
import { eachOf } from './each-of.ts'
import { type ForeignBuild, filesBelow, readForeignBuild } from './foreign-build.ts'
import { assertPart, assertVersion } from './names.ts'
import { type Site, versionFolder } from './site.ts'

export class AlreadyPublished extends Error {
  override name = 'AlreadyPublished'
}

interface Publication {
  readonly descriptor: Descriptor
  readonly folder: string
  /** Relative to the folder. */
  readonly files: readonly string[]
  /** Whether brotli and gzip forms stand beside the files. */
  readonly isCompressed?: boolean
}

/**
 * Puts one build of ours on the site, under its own version. Its compressed forms cost seconds of processor, which a
 * site for visitors on the same machine can do without.
 */
export async function publish(
  site: Site,
  record: BuildRecord,
  { isCompressed = true }: { readonly isCompressed?: boolean } = {},
): Promise<Descriptor> {
  assertPart(record.name)
  assertVersion(record.version)
  const descriptor = describeBuild(record)
  const files = filesBelow(record.output).filter(file => !/^(build|embed\/embed)\.json$/.test(file))
  return place(site, { descriptor, folder: record.output, files, isCompressed })
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
 * Publishes a version, complete once its descriptor is written, last. An existing version is never overwritten: the
 * same bytes are accepted and complete an interrupted publication; others are refused. @throws AlreadyPublished
 */
async function place(
  site: Site,
  { descriptor, folder, files, isCompressed = true }: Publication,
): Promise<Descriptor> {
  const { name, version } = descriptor
  const target = versionFolder(name, version)
  const current = await readDescriptor(site, name, version)
  if (current && JSON.stringify(current) !== JSON.stringify(descriptor)) throw otherContents(descriptor)
  const put = async (path: string, content: Uint8Array) => {
    if (!current && (await site.writeOnce(path, content))) return
    if (!(await site.read(path))?.equals(content)) throw otherContents(descriptor)
  }
  const putForms = async (path: string, content: Uint8Array) => {
    if (current || !isCompressed) return
    for (const [form, bytes] of await compressedForms(path, content, site.brotliQuality))
      await site.writeOnce(form, bytes)
  }
  await eachOf(files, async file => {
    const content = readFileSync(join(folder, file))
    await put(`${target}/${file}`, content)
    await putForms(`${target}/${file}`, content)
  })
  const path = descriptorFile(name, version)
  const content = Buffer.from(JSON.stringify(descriptor))
  await putForms(path, content)
  await put(path, content)
  return descriptor
}

const otherContents = ({ name, version }: Descriptor) =>
  new AlreadyPublished(
    `${name}@${version} is published already, or begun, with other contents: a version never changes, publish a new one`,
  )
