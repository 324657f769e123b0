import type { Descriptor } from './descriptor.ts'
import { hashesOf } from './hashes.ts'
import { type Site, versionFolder } from './site.ts'

/** Text of the page's first script (`shell/src/early`), as this shell was published. */
export async function earlyStartOf(site: Pick<Site, 'read'>, shell: Descriptor): Promise<string> {
  const file = shell.pages.early?.[0]
  if (!file) throw new Error(`shell@${shell.version} has no early script`)
  return scriptOf(site, shell, file)
}

/** Text of a script to inline, as published with this shell. @throws when it cannot be inlined or has changed */
export async function scriptOf(site: Pick<Site, 'read'>, shell: Descriptor, file: string): Promise<string> {
  const content = await site.read(`${versionFolder('shell', shell.version)}/${file}`)
  if (!content || !hashesOf(content).includes(shell.files[file] ?? ''))
    throw new Error(`${file} of shell@${shell.version} has other bytes`)
  const text = content.toString()
  // Inline, these would close the element or keep it open.
  if (/<(?:\/script|!--|script)/i.test(text)) throw new Error(`${file} cannot stand in a page`)
  return text
}
