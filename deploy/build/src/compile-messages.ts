import formatjs from '@formatjs/unplugin/rspack'
import type { RspackPluginInstance } from '@rspack/core'

/** What is installed, but for the kernel, which a remote in a repository of its own installs like everything else. */
const INSTALLED = /node_modules[\\/](?!.*node_modules[\\/]|@parvis[\\/]shared-kernel[\\/])/

/**
 * FormatJS's own plugin: parses every `defaultMessage` at build. Off are its ids, which ours have by their keys; its
 * tidying of white space, which takes the narrow no-break spaces of French for plain ones; and its rewriting of plurals.
 */
export const compileMessages = (): RspackPluginInstance =>
  formatjs({
    ast: true,
    idInterpolationPattern: '',
    preserveWhitespace: true,
    flatten: false,
    filter: { id: { include: /\.[jt]sx?$/, exclude: INSTALLED } },
  })

/** react-intl without its message parser, half of its weight (documented by FormatJS): `compileMessages` does that work. */
export const WITHOUT_MESSAGE_PARSER = {
  '@formatjs/icu-messageformat-parser$': '@formatjs/icu-messageformat-parser/no-parser.js',
}
