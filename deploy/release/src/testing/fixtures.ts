import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BuildRecord } from '@parvis/build/parts'
import { integrityOf } from '../hashes.ts'
import { publish } from '../publish.ts'
import type { CitySettings } from '../settings.ts'
import type { Site } from '../site.ts'

export const hashOf = (text: string) => integrityOf(Buffer.from(text))

export const SETTINGS: CitySettings = {
  look: {
    name: 'Valmont <3',
    theme: { primaryColour: '#1f5f5b', radius: 8 },
    evidenceOrigin: 'https://evidence.example',
    paymentOrigin: 'https://pay.example',
  },
  origins: { fines: 'https://fines.example', rights: 'https://rights.example' },
  development: [],
}

interface BuildOptions {
  readonly pattern?: string
  readonly contract?: number
  readonly kernel?: string
}

/** A build as the preset leaves it: some files, and the groups of its statistics. */
export function aBuild(root: string, name: string, version: string, options: BuildOptions = {}): BuildRecord {
  const { pattern = `/${name}`, contract = 1, kernel = '0.1.0' } = options
  const folder = join(root, 'sources', `${name}-${version}`)
  const output = join(root, 'builds', name, version)
  mkdirSync(folder, { recursive: true })
  mkdirSync(output, { recursive: true })
  const routes = [{ pattern, access: 'public', page: 'page', data: ['/api/things'] }]
  const manifest = { name, contract, routes, navigation: [] }
  const names = name === 'shell' ? SHELL_FILES : ['entry.1.js', 'mount.1.js', 'page.1.js', 'page.1.css']
  const files = names.map(file => {
    const content = `/* ${name} ${version} ${file} */`
    writeFileSync(join(output, file), content)
    return { file, integrity: hashOf(content) }
  })
  writeFileSync(join(output, 'build.json'), '{}')
  const groups =
    name === 'shell' ? SHELL_GROUPS : { mount: ['mount.1.js'], page: ['page.1.js', 'page.1.css'] }
  const globalName = `${name}_${version}`.replace(/\W/g, '_')
  return { name, version, output, globalName, kernel, files, groups, manifest }
}

const SHELL_FILES = [
  'early.1.js',
  'main.1.js',
  'bootstrap.1.js',
  'bootstrap.1.css',
  'react.1.js',
  'words-fr.1.js',
  'words-en.1.js',
]
const SHELL_GROUPS = {
  early: ['early.1.js'],
  main: ['main.1.js'],
  bootstrap: ['bootstrap.1.js', 'bootstrap.1.css'],
  'words-fr': ['words-fr.1.js'],
  'words-en': ['words-en.1.js'],
}

const HOST_FILES = ['embed/host.2.js', 'embed/frame.2.js', 'embed/react.2.js', 'embed/words-fr.2.js']
const PART_FILES = ['embed/entry.2.js', 'embed/mount.2.js', 'embed/page.2.js']

/** The same build with an embed output, and with one more route, `portalOnly`. */
export function embeddable(build: BuildRecord): BuildRecord {
  const { name, version, output, manifest } = build
  const isShell = name === 'shell'
  mkdirSync(join(output, 'embed'), { recursive: true })
  const written = (file: string) => {
    const content = `/* ${name} ${version} ${file} */`
    writeFileSync(join(output, file), content)
    return { file, integrity: hashOf(content) }
  }
  const { routes, ...rest } = manifest as { readonly routes: readonly object[] }
  const secret = { pattern: `/${name}/secret`, access: 'public', page: 'page', portalOnly: true }
  return {
    ...build,
    manifest: { ...rest, routes: [...routes, secret] },
    files: isShell ? [...build.files, written('embed.1.js')] : build.files,
    groups: isShell ? { ...build.groups, embed: ['embed.1.js'] } : build.groups,
    embed: {
      globalName: `${build.globalName}_embed`,
      files: (isShell ? HOST_FILES : PART_FILES).map(written),
      groups: isShell
        ? { host: ['embed/host.2.js'], frame: ['embed/frame.2.js'], 'words-fr': ['embed/words-fr.2.js'] }
        : { mount: ['embed/mount.2.js'], page: ['embed/page.2.js'] },
    },
  }
}

/** Publishes `part@version` each. */
export async function published(root: string, site: Site, ...versions: readonly string[]): Promise<void> {
  for (const version of versions) {
    const [part = '', number = ''] = version.split('@')
    await publish(site, aBuild(root, part, number))
  }
}

/** The same build with other content in one file. */
export function withContent(build: BuildRecord, file: string, content: string): BuildRecord {
  writeFileSync(join(build.output, file), content)
  const integrity = hashOf(content)
  return { ...build, files: build.files.map(found => (found.file === file ? { file, integrity } : found)) }
}
