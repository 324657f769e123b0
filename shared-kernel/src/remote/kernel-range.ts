/** The number raised by a breaking change: major, or minor before 1.0 (semver). */
function breakingNumber(version: string): number {
  const [, major = '', minor = ''] = /^(\d+)\.(\d+)\./.exec(version) ?? []
  return major === '0' ? Number(minor) : major === '' ? Number.NaN : Number(major)
}

const isBefore1 = (version: string) => version.startsWith('0.')

/**
 * Whether a remote built with one kernel may run with another: the same generation, or one before or after
 * (docs/federation.md, skew). More distant versions are untested with this shell.
 */
export function isKernelInReach(builtWith: string, own: string): boolean {
  if (isBefore1(builtWith) !== isBefore1(own)) return false
  return Math.abs(breakingNumber(builtWith) - breakingNumber(own)) <= 1
}
