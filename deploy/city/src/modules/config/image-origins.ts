import * as v from 'valibot'
import type { GivenConfig } from './given-config.ts'

/** Where pictures of a city's pages may come from, besides the portal itself, by city. */
export type ImageOrigins = Readonly<Record<string, readonly string[]>>

const picturesShape = v.object({
  logo: v.nullish(v.string()),
  themeImages: v.nullish(v.object({ header: v.nullish(v.string()) })),
})

/** Origin of a picture of another site; a path of the portal has none. */
export const originOfPicture = (url: string | null | undefined): string[] =>
  url && URL.canParse(url) ? [new URL(url).origin] : []

const originsInUse = (config: GivenConfig): string[] => {
  const read = v.safeParse(picturesShape, config)
  return read.success ? [read.output.logo, read.output.themeImages?.header].flatMap(originOfPicture) : []
}

/**
 * What a city's pages allow pictures from: the origins that its settings name, and those that its configuration shows
 * already. The policy of the pages is made from it when the portal starts, and by it a configuration is judged: what is
 * accepted is shown.
 */
export const imageOriginsOf = (
  imageOrigins: ImageOrigins | undefined,
  cityId: string,
  config: GivenConfig,
): readonly string[] => [...new Set([...(imageOrigins?.[cityId] ?? []), ...originsInUse(config)])].sort()
