import type { TabStore } from '@parvis/shared-kernel/session'

/** Storage in memory, lost with the page. */
export const memoryArea = (kept = new Map<string, string>()): TabStore => ({
  getItem: key => kept.get(key) ?? null,
  setItem: (key, value) => void kept.set(key, value),
  removeItem: key => void kept.delete(key),
})
