import { isLocale, type Locale } from '@parvis/shared-kernel/formats'

/**
 * Returns the first known language of an Accept-Language header (by weight) or of a lone tag; French if it names
 * none.
 */
export const languageOf = (header: string | undefined): Locale => {
  const accepted = (header ?? '').split(',').map(part => {
    const [tag = '', ...parameters] = part.trim().toLowerCase().split(';')
    const weight = parameters.map(parameter => /^\s*q=([\d.]+)$/.exec(parameter)?.[1]).find(Boolean)
    return { language: tag.split('-')[0], weight: weight === undefined ? 1 : Number(weight) }
  })
  const wanted = accepted.filter(({ weight }) => weight > 0).sort((a, b) => b.weight - a.weight)
  return wanted.map(({ language }) => language).find(isLocale) ?? 'fr'
}
