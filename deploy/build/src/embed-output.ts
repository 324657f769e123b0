import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Compiler, Configuration, RspackPluginInstance } from '@rspack/core'
import { ADOPT_LOADER, SHEET_QUERY } from './adopt-loader.ts'
import { builtFiles, chunkGroups, type EmbedRecord } from './built-files.ts'
import type { Part } from './part.ts'
import { BROWSERS } from './source-rules.ts'

/** Name of the configuration that the described build depends on. */
export const EMBED_BUILD = 'embed'
/** Relative to a version's folder. */
export const EMBED_FOLDER = 'embed'
const RECORD = 'embed.json'

/** The bundler's own minimizer takes style sheets of files only, not those within scripts. */
const MINIFIED = {
  loader: 'builtin:lightningcss-loader',
  options: { minify: true, targets: BROWSERS },
} as const

/** Gives the embed build of a part its own folder and global name: both builds of a remote may meet on a page. */
export const embedPart = (part: Part): Part => ({
  ...part,
  output: join(part.output, EMBED_FOLDER),
  globalName: `${part.globalName}_embed`,
})

/**
 * Adapts a configuration to shadow roots: style sheets are exported as objects to adopt, and scripts load through a
 * Trusted Types policy that the host page can name.
 */
export function inShadowRoots({ output, module }: Configuration): Configuration {
  const sheets = { exportType: 'css-style-sheet' } as const
  const rules = (module?.rules ?? []).filter(
    rule => !(rule && typeof rule === 'object' && rule.type === 'css/module'),
  )
  return {
    output: { ...output, clean: true, trustedTypes: { policyName: 'parvis' } },
    module: {
      ...module,
      parser: { css: sheets, 'css/module': { ...sheets, namedExports: true } },
      rules: [
        ...rules,
        { test: /\.css$/, exclude: /\.module\.css$/, use: MINIFIED },
        {
          test: /\.module\.css$/,
          oneOf: [
            { resourceQuery: new RegExp(`^\\?${SHEET_QUERY}$`), type: 'css/module', use: MINIFIED },
            { use: ADOPT_LOADER, type: 'javascript/esm' },
          ],
        },
      ],
    },
  }
}

/** Writes the embed record, which `describeBuild` includes in the part's build record. */
export const describeEmbed = ({ output, globalName }: Part): RspackPluginInstance => ({
  apply(compiler: Compiler) {
    compiler.hooks.done.tap('describe-embed', stats => {
      if (stats.hasErrors()) return
      const below = (file: string) => `${EMBED_FOLDER}/${file}`
      const groups = Object.entries(chunkGroups(stats)).map(([name, files]) => [name, files.map(below)])
      const record: EmbedRecord = {
        globalName,
        files: builtFiles(output).map(({ file, integrity }) => ({ file: below(file), integrity })),
        groups: Object.fromEntries(groups),
      }
      writeFileSync(join(output, RECORD), JSON.stringify(record))
    })
  },
})

/** Returns null if the embed build failed. */
export function readEmbed(output: string): EmbedRecord | null {
  const file = join(output, EMBED_FOLDER, RECORD)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as EmbedRecord) : null
}
