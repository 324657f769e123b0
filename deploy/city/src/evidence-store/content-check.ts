import { SIGNATURES } from '@parvis/shared-kernel/evidence'
import { ATTACHMENT_MAX_BYTES } from '@parvis/shared-kernel/subscriber'
import { bmpFault } from './bmp-check.ts'
import type { Checked, ContentFault } from './content-fault.ts'
import { hidesProgram } from './hidden-program.ts'

const PDF = 'application/pdf'

/** Returns the fault that a file of any type can have. Its name is ignored: it proves nothing. */
const outerFault = (mime: string, bytes: Buffer): ContentFault | null => {
  const isType = SIGNATURES.get(mime)
  if (isType === undefined) return 'FileTypeNotSupported'
  if (bytes.length > ATTACHMENT_MAX_BYTES) return 'FileTooLarge'
  if (!isType(bytes)) return 'FileUnreadable'
  const isTwo = hidesProgram(bytes) || (mime !== PDF && bytes.includes('%PDF-', 0, 'latin1'))
  return isTwo ? 'FileTypeNotSupported' : null
}

const judged = (fault: ContentFault | null, content: Uint8Array): Checked =>
  fault === null ? { content } : { fault }

/**
 * Accepts a file of its stated type that is whole, of reasonable size, and without active content. A PDF is kept
 * unchanged; a picture is re-encoded, so that only its pixels remain.
 */
export const checkedContent = async (mime: string, content: Uint8Array): Promise<Checked> => {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength)
  const fault = outerFault(mime, bytes)
  if (fault !== null) return { fault }
  if (mime === 'image/bmp') return judged(bmpFault(bytes), content)
  // Imported when needed: these libraries are most of what a thread loads.
  if (mime !== PDF) return (await import('./picture.ts')).redrawn(mime, bytes)
  const { pdfFault } = await import('./pdf-check.ts')
  return judged(await pdfFault(bytes), content)
}
