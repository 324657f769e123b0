import type { RuleSetRules } from '@rspack/core'

/**
 * The oldest browsers that support `light-dark()`, which every colour uses, and `:has()`: newer syntax is not lowered,
 * logical properties least of all. Safari on an iPhone needs prefixes that it does not need on a Mac.
 */
export const BROWSERS = ['chrome >= 123', 'firefox >= 121', 'safari >= 17.5', 'ios_saf >= 17.5']

/** How a source file is compiled, in every build of the project's own sources. */
export const SOURCE_RULES: RuleSetRules = [
  {
    test: /\.tsx?$/,
    exclude: /node_modules/,
    loader: 'builtin:swc-loader',
    options: {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
        target: 'es2022',
        externalHelpers: false,
      },
    },
  },
  { test: /\.module\.css$/, type: 'css/module' },
  { test: /\.css$/, exclude: /\.module\.css$/, type: 'css' },
]
