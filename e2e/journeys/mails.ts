import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ADDRESSES_ENV, expect } from '../portal.ts'

/** Oldest first. */
function mailsTo(address: string): readonly string[] {
  const folder = join(dirname(process.env[ADDRESSES_ENV] ?? ''), 'data', 'mail')
  return readdirSync(folder)
    .filter(name => name.endsWith('.json'))
    .sort()
    .map(name => readFileSync(join(folder, name), 'utf8'))
    .filter(text => text.includes(address))
}

/**
 * The last mailed link to an address that has such a path, once `mails` have arrived: the city sends asynchronously.
 */
export async function linkMailedTo(address: string, path: string, mails = 1): Promise<string> {
  let found = ''
  await expect(() => {
    const links = mailsTo(address)
      .map(text => new RegExp(`https?://[^\\s"\\\\]+${path}/[\\w-]+`).exec(text)?.[0])
      .filter(link => link !== undefined)
    expect(links).toHaveLength(mails)
    found = links.at(-1) ?? ''
  }).toPass({ timeout: 10_000 })
  return found
}

/** The case link in the last mail to an address, once `mails` have one (D16). */
export async function caseLinkMailedTo(address: string, mails = 1): Promise<string> {
  let found = ''
  await expect(() => {
    const links = mailsTo(address)
      .map(text => /https?:\/\/[^\s"\\<>]+#case=[\w-]+/.exec(text)?.[0])
      .filter(link => link !== undefined)
    expect(links).toHaveLength(mails)
    found = links.at(-1) ?? ''
  }).toPass({ timeout: 10_000 })
  return found
}

export const secretOf = (link: string) => link.split('/').at(-1) ?? link
