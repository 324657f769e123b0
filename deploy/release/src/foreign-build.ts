import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { byLocale } from '@parvis/shared-kernel/formats'
import * as v from 'valibot'
import type { Descriptor } from './descriptor.ts'
import { hashesOf, integrityOf } from './hashes.ts'

const CURE = `Add SubresourceIntegrityPlugin({ hashFuncNames: ['sha256'] }) of @rspack/core (or webpack-subresource-integrity), with output.crossOriginLoading: 'anonymous', to the build`

const assets = v.object({
  sync: v.optional(v.array(v.string()), []),
  async: v.optional(v.array(v.string()), []),
})
const files = v.object({
  js: v.optional(assets, { sync: [], async: [] }),
  css: v.optional(assets, { sync: [], async: [] }),
})

/** The fields needed of Module Federation 2's `mf-manifest.json`. */
const federationSchema = v.object({
  metaData: v.object({
    globalName: v.pipe(v.string(), v.nonEmpty()),
    remoteEntry: v.object({
      name: v.pipe(v.string(), v.nonEmpty()),
      path: v.optional(v.string(), ''),
      type: v.string(),
    }),
  }),
  exposes: v.array(v.object({ path: v.string(), assets: files })),
  shared: v.optional(
    v.array(v.object({ name: v.string(), version: v.optional(v.string(), ''), assets: files })),
    [],
  ),
})

const label = v.strictObject(byLocale(() => v.string()))
const path = v.pipe(v.string(), v.regex(/^\/[^?#\s]*$/, 'is no path'))
const access = v.picklist(['public', 'subscriber'])

/** `remote.manifest.json`: the form of the kernel's RemoteManifest, and the kernel's version where the build does not tell. */
const manifestSchema = v.object({
  name: v.string(),
  contract: v.pipe(v.number(), v.integer()),
  kernel: v.optional(v.string()),
  routes: v.pipe(
    v.array(
      v.object({
        pattern: path,
        access,
        page: v.pipe(v.string(), v.nonEmpty()),
        title: v.optional(label),
        entry: v.optional(path),
        portalOnly: v.optional(v.literal(true)),
        data: v.optional(v.array(v.pipe(v.string(), v.startsWith('/api/')))),
      }),
    ),
    v.nonEmpty('has no route'),
  ),
  navigation: v.array(
    v.object({ path, label, access, order: v.number(), isPersonal: v.optional(v.literal(true)) }),
  ),
})

export interface ForeignBuild {
  readonly descriptor: Descriptor
  /** Files to publish, below the folder. */
  readonly files: readonly string[]
  /** Scripts and style sheets not published: the entry does not name them, so no portal could load them. */
  readonly leftOut: readonly string[]
}

/**
 * Reads any Module Federation 2 build that exposes ./mount and contains its files' hashes. @throws with what it lacks
 */
export function readForeignBuild(dist: string, name: string, version: string): ForeignBuild {
  const federation = parsed(
    federationSchema,
    dist,
    'mf-manifest.json',
    'emitted by @module-federation/enhanced with manifest: true',
  )
  const manifest = parsed(
    manifestSchema,
    dist,
    'remote.manifest.json',
    'the RemoteManifest of the kernel as JSON: name, contract, routes, navigation',
  )
  if (manifest.name !== name)
    throw new Error(`remote.manifest.json is of "${manifest.name}", not of "${name}"`)
  const { globalName: global, remoteEntry } = federation.metaData
  const mount = federation.exposes.find(expose => expose.path === './mount')
  if (!mount)
    throw new Error(
      `it does not expose ./mount, the one thing a portal asks for: exposes: { './mount': … } of ModuleFederationPlugin`,
    )
  if (!['var', 'global', 'window'].includes(remoteEntry.type))
    throw new Error(
      `its entry is of type "${remoteEntry.type}": library: { type: 'var', name: … } of ModuleFederationPlugin`,
    )
  const entry = join(remoteEntry.path, remoteEntry.name)
  const named = [mount, ...federation.exposes, ...federation.shared].flatMap(({ assets: { js, css } }) =>
    [js, css].flatMap(({ sync, async }) => [...sync, ...async]),
  )
  const { protectedFiles, open } = guarded(dist, entry)
  const unguarded = [...new Set(named)].filter(file => !(file in protectedFiles))
  if (unguarded.length > 0)
    throw new Error(
      `its entry carries no hash of ${unguarded.join(', ')}: nobody could tell if they were changed. ${CURE}`,
    )
  const { contract, routes, navigation } = manifest
  const first = [...mount.assets.js.sync, ...mount.assets.css.sync]
  const pages = Object.fromEntries(routes.map(route => [route.page, first]))
  const kernel = manifest.kernel ?? federation.shared.find(isKernel)?.version ?? ''
  const descriptor = {
    name,
    version,
    contract,
    kernel,
    global,
    files: protectedFiles,
    entry,
    pages,
    routes,
    navigation,
  }
  const leftOut = new Set(open)
  return {
    descriptor: JSON.parse(JSON.stringify(descriptor)) as Descriptor,
    files: filesBelow(dist).filter(file => !leftOut.has(file)),
    leftOut: open,
  }
}

const isKernel = ({ name, version }: { name: string; version: string }) =>
  name.startsWith('@parvis/shared-kernel') && version !== ''

/** Scripts and style sheets whose hash the entry contains, the entry first, and the others. */
function guarded(dist: string, entry: string) {
  const runnable = filesBelow(dist).filter(file => /\.(m?js|css)$/.test(file))
  if (!runnable.includes(entry)) throw new Error(`its entry ${entry} is not in the folder`)
  const text = readFileSync(join(dist, entry), 'utf8')
  // Use the hash in the entry: browsers discard a preload with a different one.
  const hashOf = (file: string) => {
    const content = readFileSync(join(dist, file))
    return file === entry ? integrityOf(content) : hashesOf(content).find(hash => text.includes(hash))
  }
  const protectedFiles = Object.fromEntries(
    runnable.flatMap(file => {
      const hash = hashOf(file)
      return hash ? [[file, hash] as const] : []
    }),
  )
  return { protectedFiles, open: runnable.filter(file => !(file in protectedFiles)) }
}

/** Every file, by its path below the folder. */
export const filesBelow = (dist: string) =>
  readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter(found => found.isFile())
    .map(found => join(found.parentPath, found.name).slice(dist.length).replace(/^\/+/, ''))
    .sort()

function parsed<Schema extends v.GenericSchema>(
  schema: Schema,
  dist: string,
  file: string,
  what: string,
): v.InferOutput<Schema> {
  if (!existsSync(join(dist, file))) throw new Error(`${file} is missing (${what})`)
  const result = v.safeParse(schema, JSON.parse(readFileSync(join(dist, file), 'utf8')))
  if (result.success) return result.output
  const issues = result.issues.map(issue => `${v.getDotPath(issue) ?? 'file'}: ${issue.message}`)
  throw new Error(`${file} is not right: ${issues.join('; ')}`)
}
