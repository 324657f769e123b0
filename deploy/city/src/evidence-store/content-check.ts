import { ATTACHMENT_MAX_BYTES } from '@parvis/shared-kernel/subscriber'
import type { ContentFault } from './content-fault.ts'
import { hidesProgram } from './hidden-program.ts'
import { imageFault } from './image-check.ts'
import { SIGNATURES } from './magic-bytes.ts'

/**
 * Whether the bytes are what their type says, whole, of a reasonable size, and nothing that acts; null when they are
 * fine. The name of a file is not asked: it proves nothing.
 */
export const contentFault = async (mime: string, content: Uint8Array): Promise<ContentFault | null> => {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength)
  const isType = SIGNATURES[mime]
  if (isType === undefined) return 'FileTypeNotSupported'
  if (bytes.length > ATTACHMENT_MAX_BYTES) return 'FileTooLarge'
  if (!isType(bytes)) return 'FileUnreadable'
  if (hidesProgram(bytes)) return 'FileTypeNotSupported'
  if (mime !== 'application/pdf') return imageFault(mime, bytes)
  // Loaded for a PDF only: its libraries are most of what a thread loads.
  const { pdfFault } = await import('./pdf-check.ts')
  return pdfFault(bytes)
}
