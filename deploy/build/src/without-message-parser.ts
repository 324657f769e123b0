import { createRequire } from 'node:module'

/** react-intl without its message parser: messages are compiled at build (see message-loader). */
export function withoutMessageParser(): Record<string, string> {
  const parser = createRequire(createRequire(import.meta.url).resolve('@formatjs/icu-messageformat-parser'))
  return {
    '@formatjs/icu-messageformat-parser$': parser.resolve('@formatjs/icu-messageformat-parser/no-parser.js'),
  }
}
