/**
 * Decodes accented letters of a path for display. Spaces, quotes and everything else stay encoded, so that a link
 * cannot put a sentence on the city’s page.
 */
export function readablePath(path: string): string {
  return path.replace(/(?:%[89a-f][\da-f])+/gi, lettersOf)
}

function lettersOf(encoded: string): string {
  try {
    const decoded = decodeURIComponent(encoded)
    return /^[\p{L}\p{N}]+$/u.test(decoded) ? decoded : encoded
  } catch {
    return encoded
  }
}
