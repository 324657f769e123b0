import formatjs from '@formatjs/unplugin/rspack'
import type { RspackPluginInstance } from '@rspack/core'

/** Installed packages except the kernel, which a remote in its own repository also installs as a package. */
const INSTALLED = /node_modules[\\/](?!.*node_modules[\\/]|@parvis[\\/]shared-kernel[\\/])/

/**
 * FormatJS's plugin parses every `defaultMessage` at build time. Disabled: its ids (keys are our ids), its white-space
 * normalisation (it replaces French narrow no-break spaces by plain ones) and its rewriting of plurals.
 */
export const compileMessages = (): RspackPluginInstance =>
  formatjs({
    ast: true,
    idInterpolationPattern: '',
    preserveWhitespace: true,
    flatten: false,
    filter: { id: { include: /\.[jt]sx?$/, exclude: INSTALLED } },
  })

/**
 * Replaces react-intl's message parser, half of its weight (documented by FormatJS): `compileMessages` parses at build
 * time.
 */
export const WITHOUT_MESSAGE_PARSER = {
  '@formatjs/icu-messageformat-parser$': '@formatjs/icu-messageformat-parser/no-parser.js',
}
