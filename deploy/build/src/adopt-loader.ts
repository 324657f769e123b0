import { fileURLToPath } from 'node:url'
import type { LoaderContext } from '@rspack/core'

export const ADOPT_LOADER = fileURLToPath(import.meta.url)

/** Asks for the file once more, this time as a sheet with the names of its classes. */
export const SHEET_QUERY = 'sheet'

/**
 * A CSS module for a shadow root: its classes as ever, and its sheet adopted by every root of the page. A link in the
 * page's head would reach the page around it, and never the part.
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
