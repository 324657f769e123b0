/** Joins the street number with a no-break space so that “12 rue des Écoles” never breaks after the number. */
export function streetWithNumber(place: string): string {
  return place.replace(
    /^(\d+(?: ?(?:bis|ter|quater))?) /i,
    number => `${number.trim().replace(' ', '\u00a0')}\u00a0`,
  )
}
