import type { DocumentFile } from '../api/index.ts'

const SAVED_AFTER_MS = 60_000

/** Downloads a file under its own name. */
export function saveFile({ content, name }: DocumentFile): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), SAVED_AFTER_MS)
}
