/** Lower case without accents, hyphens and apostrophes, so that « EGLISE » finds « l’Église ». */
export const searchable = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
