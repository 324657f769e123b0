import type { SessionStorageArea } from '../session/stored-session.ts'

/** In-memory storage, lost with the page. */
export function memoryArea(): SessionStorageArea {
  const kept = new Map<string, string>()
  return {
    getItem: key => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: key => void kept.delete(key),
  }
}
