/** The tab's storage, where keys survive a reload. */

export interface IntentionArea {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}
