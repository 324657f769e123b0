import { fileURLToPath } from 'node:url'
import type { LoaderContext } from '@rspack/core'

export const ADOPT_LOADER = fileURLToPath(import.meta.url)

/** Resource query that requests the same CSS module again as a constructable sheet plus its class names. */
export const SHEET_QUERY = 'sheet'

/**
 * Loads a CSS module for shadow roots: exports its class names and adopts its sheet in every root of the page. A
 * `<link>` in the page's head would style the host page and not the part.
 */
export function pitch(this: LoaderContext): string {
  const request = this.utils.contextify(this.context ?? '', `${this.resourcePath}?${SHEET_QUERY}`)
  return [
    `import sheet, * as classes from ${JSON.stringify(request)};`,
    `import { adopt } from '@parvis/shared-kernel/embed/sheets';`,
    'adopt(sheet);',
    'export default classes;',
  ].join('\n')
}
