import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Compiler, Configuration, RspackPluginInstance } from '@rspack/core'
import { ADOPT_LOADER, SHEET_QUERY } from './adopt-loader.ts'
import { builtFiles, chunkGroups, type EmbedRecord } from './built-files.ts'
import type { Part } from './part.ts'

/** Name of the configuration: the build that is described waits for it. */
export const EMBED_BUILD = 'embed'
/** Below the folder of a version. */
export const EMBED_FOLDER = 'embed'
const RECORD = 'embed.json'

/** The same sources in a folder and under a name of their own: both outputs of a remote may meet on a page. */
export const embedPart = (part: Part): Part => ({
  ...part,
  output: join(part.output, EMBED_FOLDER),
  globalName: `${part.globalName}_embed`,
})

/** Style sheets go to shadow roots, and scripts through a policy that the page around them can name (Trusted Types). */
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
        {
          test: /\.module\.css$/,
          oneOf: [
            { resourceQuery: new RegExp(`^\\?${SHEET_QUERY}$`), type: 'css/module' },
            { use: ADOPT_LOADER, type: 'javascript/esm' },
          ],
        },
      ],
    },
  }
}

/** Writes what `describeBuild` puts into the record of the whole. */
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

/** Null where that build has failed. */
export function readEmbed(output: string): EmbedRecord | null {
  const file = join(output, EMBED_FOLDER, RECORD)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as EmbedRecord) : null
}
