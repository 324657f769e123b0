/** City name of a time zone: `Europe/Paris` → `Paris`. */
export const placeOfZone = (timeZone: string): string =>
  (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ')

/** French says « heure de Paris » but « heure d’Amsterdam ». */
export const startsWithVowel = (place: string): boolean => /^[AEIOUYÀ-Ý]/i.test(place)
