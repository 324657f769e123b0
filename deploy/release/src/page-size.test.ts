import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { type BuildRecord, build, REMOTES, ROOT } from '@parvis/build/parts'
import { oneAtATime } from '@parvis/server/testing'
import type { RemoteManifest } from '@parvis/shared-kernel/remote/manifest'
import type { ReleasedRemote, ReleasedVersion } from '@parvis/shared-kernel/remote/release'
import { beforeAll, describe, expect, it } from 'vitest'
import { composePages } from './compose-page.ts'
import type { Descriptor } from './descriptor.ts'
import { ensureKeys } from './signatures.ts'

/** Bytes, best Brotli; 1 kB = 1000 bytes. */
const BUDGETS = { 4: 5000, 20: 7000 }
/** Bytes per fallback: a 32-byte hash, which does not compress, and the version's name. */
const FALLBACK = 72

const manifests: RemoteManifest[] = []
let early: string
let shellBuild: BuildRecord

beforeAll(async () => {
  for (const name of REMOTES) {
    const file = join(ROOT, `remote-${name}`, 'remote.manifest.ts')
    manifests.push(((await import(pathToFileURL(file).href)) as { manifest: RemoteManifest }).manifest)
  }
  // Creates the keys first: other tests pin them, and must get the same build.
  ensureKeys()
  shellBuild = await oneAtATime('shell', () => build('shell'))
  const { groups, output } = shellBuild
  early = readFileSync(join(output, groups.early?.[0] ?? ''), 'utf8')
})

const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`
const short = (text: string, digits: number) =>
  createHash('sha256').update(text).digest('hex').slice(0, digits)
const fileName = (name: string, of: string) => name.replace('.', `.${short(name + of, 8)}.`)

/** A version named like a build's: real manifests, and hashes as random as real ones. */
function version(name: string, manifest: RemoteManifest, number: number): ReleasedVersion {
  const version = `0.1.0-${short(`${name}${number}`, 10)}`
  const file = (of: string, lang?: 'fr' | 'en') => {
    const url = `https://${name}.parking.valmont.example/${version}/${fileName(of, version)}`
    return { url, integrity: hash(url), ...(lang && { lang }) }
  }
  const below = name === manifest.name ? '' : `/${name}`
  const files = (page: string) => [
    ...[file('mount.js'), file('messages-fr.js', 'fr'), file('messages-en.js', 'en')],
    ...[file(`${page}.js`), file(`${page}.css`)],
  ]
  return {
    ...{ version, contract: manifest.contract, kernel: '0.1.0', entry: file('entry.js') },
    global: `parvis_${name}_${version}`.replace(/\W/g, '_'),
    routes: manifest.routes.map(route => ({ ...route, pattern: below + route.pattern })),
    navigation: manifest.navigation.map(entry => ({ ...entry, path: below + entry.path })),
    preload: Object.fromEntries(manifest.routes.map(({ page }) => [page, files(page)])),
  }
}

function remotes(count: number, fallbacks: number): Record<string, ReleasedRemote> {
  const all = Array.from({ length: count }, (_, index) => {
    const manifest = manifests[index % manifests.length] as RemoteManifest
    const name = index < manifests.length ? manifest.name : `${manifest.name}${index}`
    const lastGood = Array.from({ length: fallbacks }, (_, age) => version(name, manifest, age + 1))
    return [name, { ...version(name, manifest, 0), lastGood }] as const
  })
  return Object.fromEntries(all)
}

function theShell(): Descriptor {
  const version = `0.1.0-${short('shell', 10)}`
  const main = ['main.js', 'bootstrap.js', 'bootstrap.css', 'react.js', 'kernel.js', 'kernel.css']
  const [names, words] = [main, ['words-fr.js', 'words-en.js']].map(list =>
    list.map(name => fileName(name, version)),
  ) as [string[], string[]]
  return {
    ...{
      name: 'shell',
      version,
      contract: 0,
      kernel: '0.1.0',
      global: 'parvis_shell',
      entry: names[0] ?? '',
    },
    files: Object.fromEntries([...names, ...words].map(name => [name, hash(name)])),
    pages: { main: names, words },
    routes: [],
    navigation: [],
  }
}

/** Bytes of the heaviest page. */
function heaviest(count: number, fallbacks: number): number {
  const shell = theShell()
  const pages = composePages({
    release: {
      ...{ schema: 2, city: 'valmont', channel: 'stable', generation: 128 },
      ...{ createdAt: '2026-11-21T08:00:00.000Z', notAfter: '2027-12-26T08:00:00.000Z' },
      shell: { version: shell.version },
      remotes: remotes(count, fallbacks),
    },
    shell,
    early,
    look: {
      name: 'Valmont',
      theme: { primaryColour: '#1f5f5b', radius: 8 },
      phone: '01 23 45 67 89',
      evidenceOrigin: 'https://evidence.valmont.example',
      paymentOrigin: 'https://pay.example',
    },
    origins: {},
    development: [],
    sign: text => ({
      key: short(text, 16),
      value: createHash('sha512').update(text).digest('base64'),
    }),
  })
  // Compressed sizes differ little: the heaviest is among the longest five.
  const longest = pages.map(({ html }) => html).sort((a, b) => b.length - a.length)
  return Math.max(...longest.slice(0, 5).map(html => brotliCompressSync(html).length))
}

// Pages cannot name a file outside every group: the shell would find it late and wait for it.
it('every script of the shell stands in a group that pages can name', () => {
  const named = Object.values(shellBuild.groups).flat()
  const scripts = shellBuild.files.map(({ file }) => file).filter(file => file.endsWith('.js'))
  expect(scripts.filter(file => !named.includes(file) && !file.startsWith('react.'))).toEqual([])
})

describe('the heaviest page', () => {
  it.each([
    [4, 2],
    [20, 1],
  ] as const)(
    'of %i remotes with %i versions each to fall back on stays in its budget',
    (count, fallbacks) => {
      expect(heaviest(count, fallbacks)).toBeLessThanOrEqual(BUDGETS[count])
    },
  )

  it.each([4, 20])('of %i remotes grows by a hash and a name for each version to fall back on', count => {
    expect(heaviest(count, 2) - heaviest(count, 1)).toBeLessThanOrEqual(count * FALLBACK)
  })
})
