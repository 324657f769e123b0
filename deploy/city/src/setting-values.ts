import * as v from 'valibot'

/** Kinds of settings' values. Each says what it wants: the validator's own words name types that no operator knows. */
export const text = v.pipe(v.string(), v.minLength(1, 'must not be empty'))

const isPort = (raw: string) => /^\d{1,5}$/.test(raw) && Number(raw) <= 65_535
export const port = v.pipe(v.string(), v.check(isPort, 'must be a port number'), v.transform(Number))

/** An address by one of these schemes: another one would be found out by whoever connects, in words of a library. */
export const addressBy = (...schemes: readonly string[]) =>
  v.pipe(
    v.string(),
    v.check(
      raw => URL.canParse(raw) && schemes.includes(new URL(raw).protocol.slice(0, -1)),
      `must be an address that begins with ${schemes.map(scheme => `${scheme}://`).join(' or ')}`,
    ),
  )

export const oneOf = <const Names extends readonly string[]>(names: Names) =>
  v.picklist(names, `must be one of ${names.join(', ')}`)
