import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { folderSite } from '@parvis/release'

const PATTERNS = ['/', '/souscriptions/:id', '/souscriptions/create/:offerId', '*']

type Put = (path: string, content: string | Uint8Array) => void

/** Writes to a site as the release command does. */
export function siteWriter(put: Put) {
  /** Writes a generation like the release command. */
  function putGeneration(
    city: string,
    generation: number,
    word = 'page',
    development: readonly string[] = [],
  ): void {
    const folder = `cities/${city}/generations/${generation}`
    const pages = PATTERNS.map((pattern, index) => ({
      pattern,
      file: `${index}.html`,
      policy: `default-src 'none'; generation ${generation}`,
    }))
    put(`${folder}/headers.json`, JSON.stringify({ pages }))
    put(`${folder}/city.json`, JSON.stringify({ development }))
    put(`${folder}/release.json`, JSON.stringify({ text: `{"generation":${generation}}`, signature: {} }))
    const texts = [
      ['embed.js', 'define()'],
      ...pages.map(({ pattern, file }) => [`pages/${file}`, `${word} of ${pattern}`]),
    ] as const
    for (const [file = '', text = ''] of texts) {
      put(`${folder}/${file}`, text)
      put(`${folder}/${file}.br`, brotliCompressSync(text))
      put(`${folder}/${file}.gz`, gzipSync(text))
    }
  }

  function point(city: string, channel: string, sequence: number, pointer: object): void {
    put(`cities/${city}/channels/${channel}/${sequence}.json`, JSON.stringify({ ...pointer, at: '' }))
  }

  return { putGeneration, point }
}

/** A site in a temporary folder, and what writes to it. */
export function temporarySite() {
  const root = mkdtempSync(join(tmpdir(), 'parvis-edge-'))
  const put: Put = (path, content) => {
    mkdirSync(join(root, path, '..'), { recursive: true })
    writeFileSync(join(root, path), content)
  }
  const remove = () => rmSync(root, { recursive: true, force: true })
  return { root, site: folderSite(root), put, ...siteWriter(put), remove }
}
