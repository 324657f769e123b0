import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const COMPRESSED = /\.(js|css|svg|json|html)$/

/** Brotli and gzip forms of a file worth compressing. */
export async function compressedForms(
  name: string,
  content: Uint8Array,
  quality: number,
): Promise<readonly (readonly [name: string, content: Uint8Array])[]> {
  if (!COMPRESSED.test(name)) return []
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  }
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, { params }),
    promisify(gzip)(content, { level: 9 }),
  ])
  return [
    [`${name}.br`, br],
    [`${name}.gz`, gz],
  ]
}
