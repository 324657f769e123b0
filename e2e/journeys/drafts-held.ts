import type { Locator } from 'playwright/test'
import type { Page } from '../portal.ts'

/** Number of drafts and draft files in this browser. */
export const heldHere = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const databases = await indexedDB.databases()
    if (!databases.some(({ name }) => name === 'parvis.drafts')) return 0
    return new Promise<number>((resolve, reject) => {
      const opening = indexedDB.open('parvis.drafts')
      opening.onerror = () => reject(opening.error)
      opening.onsuccess = () => {
        const counting = opening.result.transaction('drafts').objectStore('drafts').count()
        counting.onsuccess = () => {
          opening.result.close()
          resolve(counting.result)
        }
      }
    })
  })

/**
 * The line that tells that all is saved. What is announced beside it says so still while newer changes are under way.
 */
export const draftSaved = (page: Page, words = 'Brouillon enregistré'): Locator =>
  page.locator('[aria-hidden="true"]').getByText(words)
