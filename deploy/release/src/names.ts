/** Names become folders and URLs: nothing may leave its folder on any file system. */
const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/
const VERSION = /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)(-[0-9A-Za-z-]+(\.[0-9A-Za-z-]+)*)?$/
const LONGEST = 64

export class BadName extends Error {
  override name = 'BadName'
}

/** @throws BadName */
export function assertPart(name: string): void {
  if (!isName(name)) throw new BadName(`"${name}" cannot name a part: lower-case letters, digits and hyphens`)
}

/** @throws BadName */
export function assertCity(name: string): void {
  if (!isName(name)) throw new BadName(`"${name}" cannot name a city: lower-case letters, digits and hyphens`)
}

/** @throws BadName */
export function assertVersion(version: string): void {
  if (!isVersion(version))
    throw new BadName(
      `"${version}" is no version: three numbers as in semver.org, such as 1.4.0 or 1.4.0-rc.1`,
    )
}

export const isName = (name: string) => name.length <= LONGEST && NAME.test(name)

export const isVersion = (version: string) => version.length <= LONGEST && VERSION.test(version)
