import * as v from 'valibot'
import type { GivenConfig } from './given-config.ts'

/** By city: origins from which its pages may load images, besides the portal itself. */
export type ImageOrigins = Readonly<Record<string, readonly string[]>>

const picturesShape = v.object({
  logo: v.nullish(v.string()),
  themeImages: v.nullish(v.object({ header: v.nullish(v.string()) })),
})

/** Returns the origin of an external image; empty for a path of the portal. */
export const originOfPicture = (url: string | null | undefined): string[] =>
  url && URL.canParse(url) ? [new URL(url).origin] : []

const originsInUse = (config: GivenConfig): string[] => {
  const read = v.safeParse(picturesShape, config)
  return read.success ? [read.output.logo, read.output.themeImages?.header].flatMap(originOfPicture) : []
}

/**
 * Returns the origins from which a city's pages may load images: those of its settings, and those that its
 * configuration already uses. Both the pages' policy, made when the portal starts, and the check of a configuration use
 * it, so that an accepted image is also displayed.
 */
export const imageOriginsOf = (
  imageOrigins: ImageOrigins | undefined,
  cityId: string,
  config: GivenConfig,
): readonly string[] => [...new Set([...(imageOrigins?.[cityId] ?? []), ...originsInUse(config)])].sort()
