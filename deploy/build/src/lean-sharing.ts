import type { Compiler, RspackPluginInstance } from '@rspack/core'
import { caretTakes, consumeShared } from './consume-shared.ts'

/** One shared module as the bundler writes it down. The path of its sources has no business in a published file. */
const CONSUME =
  /shareScope: "default", (shareKey: "[^"]+"), import: "[^"]+", (requiredVersion: "\^\d+\.\d+\.\d+"), strictVersion: true, singleton: false, eager: false, (fallback: .*?), treeShakingMode: null \}/g

/** Where the bundler's data end and its code begins. */
const CODE = 'initialConsumes: [] };'

/**
 * The bundler's loader of shared modules reads every range of npm and knows twelve ways to share; each entry carries all
 * of it. Ours knows the one way of `sharedRooms`, and refuses to build when that is no longer what it is given.
 */
export const leanSharing = (): RspackPluginInstance => ({
  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap('lean-sharing', compilation => {
      compilation.hooks.runtimeModule.tap('lean-sharing', module => {
        if (module.name !== 'consumes_loading' || !module.source) return
        module.source.source = Buffer.from(leanSource(module.source.source.toString()))
      })
    })
  },
})

export function leanSource(source: string): string {
  const end = source.indexOf(CODE) + CODE.length
  const data = source.slice(0, end)
  const lean = data.replace(CONSUME, '$1, $2, $3 }')
  if (end < CODE.length || /shareScope|import:/.test(lean))
    throw new Error('the bundler shares modules in another way than the portal’s own loader of them')
  return `${lean}\n(${consumeShared})(__webpack_require__, ${caretTakes});`
}
