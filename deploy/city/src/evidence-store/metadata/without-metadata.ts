import { gifWithoutMetadata } from './gif-metadata.ts'
import { heifWithoutMetadata } from './heif-metadata.ts'
import { jpegWithoutMetadata } from './jpeg-metadata.ts'
import { pngWithoutMetadata } from './png-metadata.ts'
import { tiffWithoutMetadata } from './tiff-metadata.ts'
import { webpWithoutMetadata } from './webp-metadata.ts'

const CLEANERS: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  'image/jpeg': jpegWithoutMetadata,
  'image/png': pngWithoutMetadata,
  'image/gif': gifWithoutMetadata,
  'image/webp': webpWithoutMetadata,
  'image/avif': heifWithoutMetadata,
  'image/heic': heifWithoutMetadata,
  'image/heif': heifWithoutMetadata,
  'image/tiff': tiffWithoutMetadata,
}

/**
 * The same picture without what a phone or a program wrote into it (place, moment, serial number, names; ASVS 14.2.8):
 * an agent needs to see a document, not where somebody was. Not a pixel is coded anew, and how it must be turned stays.
 * Of one that the content check has found whole; throws RangeError when its parts lie where they cannot. Twice is once.
 */
export const withoutMetadata = (mime: string, bytes: Buffer): Buffer => CLEANERS[mime]?.(bytes) ?? bytes
