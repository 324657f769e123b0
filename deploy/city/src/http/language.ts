export type Language = 'fr' | 'en'

/** The first known language of an Accept-Language header by its weight; French when it names none. */
export const languageOf = (header: string | undefined): Language => {
  const wishes = (header ?? '').split(',').map(part => {
    const [tag = '', ...parameters] = part.trim().toLowerCase().split(';')
    const weight = parameters.map(parameter => /^\s*q=([\d.]+)$/.exec(parameter)?.[1]).find(Boolean)
    return { language: tag.split('-')[0], weight: weight === undefined ? 1 : Number(weight) }
  })
  const known = wishes
    .filter(wish => (wish.language === 'fr' || wish.language === 'en') && wish.weight > 0)
    .sort((a, b) => b.weight - a.weight)
  return known[0]?.language === 'en' ? 'en' : 'fr'
}
