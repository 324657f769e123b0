import type { DocumentFile } from '../api/index.ts'

/** The browser refused the tab: nothing was asked of the city. */
export class BlockedTab extends Error {
  override readonly name = 'BlockedTab'
}

/**
 * Shows a document of the city in a tab that the click has opened; when it does not come the tab is closed, so that
 * nobody is left before an empty page. The tab's address tells nothing, and lives as long as this page: the tab can be
 * loaded again.
 * @throws `BlockedTab` where there is no tab, and what the call throws
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
