/**
 * A path as its writer reads it: letters with accents stand as letters. Spaces, quotes and everything else stay encoded,
 * so that no link can put a sentence of its own on the city’s page.
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
