import * as v from 'valibot'

/** Schemas of setting values, with messages for operators: the validator's own messages name types. */
export const text = v.pipe(v.string(), v.minLength(1, 'must not be empty'))

const isPort = (raw: string) => /^\d{1,5}$/.test(raw) && Number(raw) <= 65_535
export const port = v.pipe(v.string(), v.check(isPort, 'must be a port number'), v.transform(Number))

/** A URL of one of these schemes: otherwise the mistake would surface later, as a library's connection error. */
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
