/** Texts that an element shows before its messages have loaded. */
export const ELEMENT_MESSAGES = {
  fr: { failed: 'Ce service ne s’ouvre pas ici.', open: 'L’ouvrir sur le portail de la ville' },
  en: { failed: 'This service does not open here.', open: 'Open it on the city’s portal' },
} as const
