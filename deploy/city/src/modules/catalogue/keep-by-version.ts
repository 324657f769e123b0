interface Kept<Read> {
  version: number
  read: Promise<Read>
}

/**
 * Keeps in this process what is read of each city at a version of its catalogue. It is read after its version, so it is
 * never older; a later version is read anew, and so is what could not be read.
 */
export const keepByVersion = <Read>(read: (cityId: string) => Promise<Read>) => {
  const kept = new Map<string, Kept<Read>>()
  return (cityId: string, version: number): Promise<Read> => {
    const known = kept.get(cityId)
    if (known !== undefined && known.version >= version) return known.read
    const entry = { version, read: read(cityId) }
    kept.set(cityId, entry)
    entry.read.catch(() => {
      if (kept.get(cityId) === entry) kept.delete(cityId)
    })
    return entry.read
  }
}
