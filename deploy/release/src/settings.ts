import { readFileSync } from 'node:fs'
import { LOCALES } from '@parvis/shared-kernel/formats'
import * as v from 'valibot'
import type { CityLook } from './static-frame.ts'

/** Where each part's files are served from, without a final slash; `shell` is a folder of the portal's own origin. */
export type Origins = Readonly<Record<string, string>>

/** A city's portal settings, copied from generation to generation. */
export interface CitySettings {
  readonly look: CityLook
  readonly origins: Origins
  /** Origins of development servers whose parts may replace the release's; none in production. */
  readonly development: readonly string[]
}

const url = v.pipe(
  v.string(),
  v.check(text => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol), 'is no http(s) address'),
)
/** Addresses are joined with `/<version>/<file>`. */
const base = v.pipe(
  url,
  v.check(text => !/[/?#]$|[?#]/.test(text), 'ends with a slash or has a query'),
)
const origin = v.pipe(
  url,
  v.check(text => URL.canParse(text) && new URL(text).origin === text, 'is more than an origin'),
)

const settingsSchema = v.strictObject({
  look: v.strictObject({
    name: v.pipe(v.string(), v.nonEmpty()),
    theme: v.strictObject({
      primaryColour: v.string(),
      radius: v.number(),
      font: v.optional(v.picklist(['system', 'serif'])),
    }),
    languages: v.optional(v.array(v.picklist(LOCALES))),
    phone: v.optional(v.nullable(v.string())),
    evidenceOrigin: origin,
    paymentOrigin: origin,
    imageOrigins: v.optional(v.array(origin)),
    reportsOrigin: v.optional(v.nullable(origin)),
  }),
  origins: v.record(v.string(), base),
  development: v.optional(v.array(origin), []),
})

/** @throws an error that names the file, unlike those of Node and of the JSON parser */
export const settingsIn = (file: string): unknown => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (failure) {
    throw new Error(`${file} cannot be read: ${failure instanceof Error ? failure.message : failure}`)
  }
}

/** @throws with path and reason of every fault */
export function parseSettings(json: unknown): CitySettings {
  const parsed = v.safeParse(settingsSchema, json)
  if (parsed.success) return parsed.output as CitySettings
  const issues = parsed.issues.map(issue => `${v.getDotPath(issue) ?? 'settings'}: ${issue.message}`)
  throw new Error(`the settings are not right: ${issues.join('; ')}`)
}

export function parseBase(text: string): string {
  const parsed = v.safeParse(base, text)
  if (!parsed.success) throw new Error(`${text}: ${parsed.issues[0].message}`)
  return text
}
