import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Descriptor } from './descriptor.ts'
import { hashesOf } from './hashes.ts'

/** Text of the page's first script (`shell/src/early`), as the published `folder` of this shell holds it. */
export function earlyStartOf(shell: Descriptor, folder: string): string {
  const file = shell.pages.early?.[0]
  if (!file) throw new Error(`shell@${shell.version} has no early script`)
  const text = readFileSync(join(folder, file), 'utf8')
  if (!hashesOf(Buffer.from(text)).includes(shell.files[file] ?? ''))
    throw new Error(`${file} of shell@${shell.version} has other bytes`)
  // In an element these would end it, or keep it open.
  if (/<(?:\/script|!--|script)/i.test(text)) throw new Error(`${file} cannot stand in a page`)
  return text
}
