import type { DocumentFile } from '../api/index.ts'

/** The browser blocked the tab; no request was made. */
export class BlockedTab extends Error {
  override readonly name = 'BlockedTab'
}

/**
 * Shows a document in a tab opened by the click; the tab is closed on failure, so that no empty page stays. The tab's
 * blob URL reveals nothing and lives as long as this page, so that the tab can be reloaded.
 * @throws `BlockedTab` when there is no tab, and whatever `fetching` throws
 */
export async function showFile(
  fetching: () => Promise<DocumentFile>,
  tab: Window | null,
): Promise<DocumentFile> {
  if (!tab) throw new BlockedTab()
  try {
    const file = await fetching()
    if (!tab.closed) tab.location.replace(URL.createObjectURL(file.content))
    return file
  } catch (error) {
    tab.close()
    throw error
  }
}
