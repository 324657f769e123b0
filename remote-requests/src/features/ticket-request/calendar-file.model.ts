/** File name valid on every file system, such as `Visiteur-2026-06-15`. */
export const calendarFileName = (title: string, day: string): string => {
  const plain = title.normalize('NFKD').replace(/\p{M}/gu, '')
  const name = plain.replace(/[^A-Za-z0-9]+/g, '-').replace(/^-|-$/g, '')
  return `${name || 'ticket'}-${day}`
}
