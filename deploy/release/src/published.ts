import { readDescriptor } from './descriptor.ts'
import { isVersion } from './names.ts'
import { partFolder, type Site } from './site.ts'

/** The completely published ones of these versions. */
export async function publishedOf(
  site: Site,
  part: string,
  versions: readonly string[],
): Promise<ReadonlySet<string>> {
  const descriptors = await Promise.all(versions.map(version => readDescriptor(site, part, version)))
  return new Set(versions.filter((_, at) => descriptors[at] !== null))
}

/** Whether any version of a part is completely published. */
export async function isPublished(site: Site, part: string): Promise<boolean> {
  const versions = (await site.names(partFolder(part))).filter(isVersion)
  return (await publishedOf(site, part, versions)).size > 0
}
