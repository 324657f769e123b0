import { createRequire } from 'node:module'

/**
 * Rspack resolves the federation runtime to its CommonJS build, which cannot be tree-shaken and doubles the size of an
 * entry. These aliases lead to the ESM builds of the same versions.
 */
export function federationRuntimeAlias(): Record<string, string> {
  const own = createRequire(import.meta.url)
  const tools = own.resolve('@module-federation/runtime-tools')
  const fromTools = createRequire(tools)
  const bundler = fromTools.resolve('@module-federation/webpack-bundler-runtime')
  const runtime = fromTools.resolve('@module-federation/runtime')
  return {
    [bundler]: bundler.replace(/index\.cjs$/, 'bundler.js'),
    '@module-federation/runtime$': runtime.replace(/index\.cjs$/, 'index.js'),
    '@module-federation/runtime-tools$': tools.replace(/index\.cjs$/, 'index.js'),
  }
}

/** react-intl without its message parser: messages are compiled at build (see message-loader). */
export function withoutMessageParser(): Record<string, string> {
  const parser = createRequire(createRequire(import.meta.url).resolve('@formatjs/icu-messageformat-parser'))
  return { '@formatjs/icu-messageformat-parser$': parser.resolve('@formatjs/icu-messageformat-parser/no-parser.js') }
}
