import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync, constants } from 'node:zlib'
import { type BuildRecord, ROOT } from '@parvis/build'
import type { RemoteManifest } from '@parvis/shared-kernel/remote/manifest'
import type { Descriptor } from './descriptor.ts'
import { readJson, type Site, versionFolder } from './site.ts'

export class AlreadyPublished extends Error {
  override name = 'AlreadyPublished'
}

/**
 * Puts one build on the site, under its own version, complete or not at all. A version that stands is never
 * overwritten: the same bytes are welcome again, other bytes are refused.
 */
export async function publish(site: Site, record: BuildRecord): Promise<Descriptor> {
  const folder = versionFolder(site, record.name, record.version)
  const descriptor = await describe(record)
  const standing = readJson<Descriptor>(join(folder, 'descriptor.json'))
  if (standing) {
    if (JSON.stringify(standing) !== JSON.stringify(descriptor)) {
      throw new AlreadyPublished(`${record.name}@${record.version} is published already, with other contents`)
    }
    return standing
  }
  const draft = `${folder}.draft`
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(dirname(draft), { recursive: true })
  cpSync(record.output, draft, { recursive: true })
  rmSync(join(draft, 'build.json'))
  compress(draft)
  writeFileSync(join(draft, 'descriptor.json'), JSON.stringify(descriptor))
  if (existsSync(folder)) rmSync(folder, { recursive: true })
  renameSync(draft, folder)
  return descriptor
}

/** Every page needs the words of one language; the page's first script picks it. */
const LANGUAGES = ['fr', 'en'] as const

/** Chunks of the preset that every first screen consumes through the share scope; no chunk group names them. */
const SHARED_CHUNK = /^(react|kernel|formats)\.[^.]+\.(js|css)$/

async function describe(record: BuildRecord): Promise<Descriptor> {
  const kernel = readJson<{ version: string }>(join(ROOT, 'shared-kernel/package.json'))?.version ?? ''
  const files = Object.fromEntries(record.files.map(({ file, integrity }) => [file, integrity]))
  const { name, version, globalName: global, groups } = record
  if (name === 'shell') {
    const main = groups.main ?? []
    const entry = main.find(file => file.endsWith('.js')) ?? ''
    const boot = [...(groups.bootstrap ?? []), ...Object.keys(files).filter(file => SHARED_CHUNK.test(file))]
    return {
      name,
      version,
      contract: 0,
      kernel,
      global,
      files,
      entry,
      pages: { main: [...main, ...boot], words: LANGUAGES.flatMap(lang => groups[`words-${lang}`] ?? []) },
      routes: [],
      navigation: [],
    }
  }
  const manifest = await manifestOf(record.folder)
  const mount = groups.mount ?? []
  const words = LANGUAGES.flatMap(lang => groups[`messages-${lang}`] ?? [])
  const pages = Object.fromEntries(
    [...new Set(manifest.routes.map(route => route.page))].map(page => {
      const own = groups[page]
      if (!own) throw new Error(`${name}: no chunk is named ${page}, which a route of the manifest asks for`)
      return [page, [...new Set([...mount, ...words, ...own])]]
    }),
  )
  const entry =
    record.files.map(({ file }) => file).find(file => file.startsWith('entry.') && file.endsWith('.js')) ?? ''
  const { contract, routes, navigation } = manifest
  return { name, version, contract, kernel, global, files, entry, pages, routes, navigation }
}

async function manifestOf(folder: string): Promise<RemoteManifest> {
  const { manifest } = (await import(pathToFileURL(join(folder, 'remote.manifest.ts')).href)) as {
    manifest: RemoteManifest
  }
  return manifest
}

function compress(folder: string): void {
  for (const file of readdirSync(folder).filter(name => /\.(js|css|svg|json)$/.test(name))) {
    const content = readFileSync(join(folder, file))
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    }
    writeFileSync(join(folder, `${file}.br`), brotliCompressSync(content, { params }))
  }
}
