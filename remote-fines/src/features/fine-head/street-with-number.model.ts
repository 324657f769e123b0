/** “12 rue des Écoles” is one thing to read: the number never stands alone at the end of a line. */
export function streetWithNumber(place: string): string {
  return place.replace(
    /^(\d+(?: ?(?:bis|ter|quater))?) /i,
    number => `${number.trim().replace(' ', '\u00a0')}\u00a0`,
  )
}
