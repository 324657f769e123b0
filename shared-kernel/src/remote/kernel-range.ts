/** The number that a breaking change raises: the major one, or the minor one before 1.0 (semver). */
function breakingNumber(version: string): number {
  const [, major = '', minor = ''] = /^(\d+)\.(\d+)\./.exec(version) ?? []
  return major === '0' ? Number(minor) : major === '' ? Number.NaN : Number(major)
}

const isBefore1 = (version: string) => version.startsWith('0.')

/**
 * Whether a remote built with one kernel may run beside another: the same generation, the one before or the one after
 * (docs/federation.md, skew). A remote further away brings rules that nobody has tried with this shell.
 */
export function isKernelInReach(builtWith: string, own: string): boolean {
  if (isBefore1(builtWith) !== isBefore1(own)) return false
  return Math.abs(breakingNumber(builtWith) - breakingNumber(own)) <= 1
}
