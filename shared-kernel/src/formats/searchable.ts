/** Lower case without accents, ligatures, hyphens and apostrophes, so that « EGLISE » finds « l’Église ». */
export const searchable = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    // No decomposition has these two, and few keyboards: « Sacré-Cœur » is typed « sacre coeur ».
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
