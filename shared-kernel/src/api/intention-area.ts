/** The tab's storage, so that a reload finds a key. */

export interface IntentionArea {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}
