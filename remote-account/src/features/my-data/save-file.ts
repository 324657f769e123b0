const FREED_AFTER_MS = 60_000

/** Downloads a text as a file; returns its size in bytes. */
export function saveFile(name: string, text: string): number {
  const file = new Blob([text], { type: 'application/json' })
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), FREED_AFTER_MS)
  return file.size
}
