import { parse } from '@formatjs/icu-messageformat-parser'
import type { LoaderContext } from '@rspack/core'

/** Only these need compiling; a plain sentence is shown as it is, with or without the parser. */
const HAS_SYNTAX = /[{}<>'#]/

/**
 * Compiles the ICU messages of `messages/*.ts` at build time, so that the parser (half of react-intl) stays out of
 * the page. The file is run as it is: Node reads its types away.
 */
export default async function compileMessages(this: LoaderContext, _source: string): Promise<string> {
  const exported: Record<string, unknown> = await import(`${this.resourcePath}?at=${Date.now()}`)
  return Object.entries(exported)
    .map(
      ([name, messages]) =>
        `export const ${name} = ${JSON.stringify(compiled(messages as Record<string, string>))}`,
    )
    .join('\n')
}

function compiled(messages: Record<string, string>) {
  return Object.fromEntries(
    Object.entries(messages).map(([id, text]) => [
      id,
      HAS_SYNTAX.test(text) ? parse(text, { captureLocation: false }) : text,
    ]),
  )
}
