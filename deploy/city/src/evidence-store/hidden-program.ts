// Signatures that a browser or viewer that sniffs content could execute, whatever the declared type. Each is long
// enough, or followed by something rare enough, not to occur by chance in ten million bytes of a picture.
const PAGE = /<(?:!doctype\s+html|html|script|iframe|svg|\?php)[\s>]|<\?php|<script/i
const ZIP_END = Buffer.from('PK\x05\x06', 'latin1')
const ZIP_END_SIZE = 22
const LONGEST_ZIP_COMMENT = 65_535

/**
 * A ZIP is read from its end: an end record whose comment reaches exactly to the end of the file makes the whole file
 * a ZIP.
 */
const endsAsZip = (bytes: Buffer): boolean => {
  const first = Math.max(0, bytes.length - ZIP_END_SIZE - LONGEST_ZIP_COMMENT)
  for (let at = bytes.indexOf(ZIP_END, first); at !== -1; at = bytes.indexOf(ZIP_END, at + 1)) {
    if (at + ZIP_END_SIZE > bytes.length) return false
    if (at + ZIP_END_SIZE + bytes.readUInt16LE(at + 20) === bytes.length) return true
  }
  return false
}

/** Whether the file is also a page or an archive. */
export const hidesProgram = (bytes: Buffer): boolean =>
  PAGE.test(bytes.toString('latin1')) || endsAsZip(bytes)
