import type { RuleSetRules } from '@rspack/core'

/**
 * The oldest browsers that the portal is made for: those of 2023, which machines keep
 * that get no later one. They know container queries, `:has()` and lookbehind, which nothing can replace; `light-dark()`,
 * which every colour uses, is lowered for them. Safari on an iPhone needs prefixes that it does not need on a Mac.
 */
export const BROWSERS = ['chrome >= 111', 'firefox >= 121', 'safari >= 16.4', 'ios_saf >= 16.4']

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
