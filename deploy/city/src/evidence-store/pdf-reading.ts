import { getDocumentProxy } from 'unpdf'

type PdfDocument = Awaited<ReturnType<typeof getDocumentProxy>>

/** How a viewer reads a PDF: it cannot open it, finds active content, or shows its pages. */
export type Reading = 'unreadable' | 'active' | 'pages'

const isFilled = (value: object | null | undefined): boolean =>
  value !== null && value !== undefined && Object.keys(value).length > 0

const actsByItself = async (document: PdfDocument): Promise<boolean> =>
  isFilled(await document.getJSActions()) ||
  isFilled(await document.getAttachments()) ||
  document.isPureXfa ||
  isFilled(document.allXfaHtml)

interface Annotation {
  actions?: object | null
  file?: object | null
  attachment?: object | null
}

const hasActivePage = async (document: PdfDocument): Promise<boolean> => {
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number)
    if (isFilled(await page.getJSActions())) return true
    const notes: readonly Annotation[] = await page.getAnnotations()
    if (notes.some(({ actions, file, attachment }) => isFilled(actions) || file || attachment)) return true
    page.cleanup()
  }
  return false
}

/**
 * Opens a file with pdf.js, which follows the cross-reference table as today's viewers do. A file that it cannot
 * open, or in which it finds active content, is refused whatever the scan found.
 */
export const readAsViewer = async (bytes: Uint8Array): Promise<Reading> => {
  const opened = await getDocumentProxy(Uint8Array.from(bytes), { verbosity: 0, enableXfa: true }).catch(
    () => null,
  )
  if (opened === null) return 'unreadable'
  try {
    if (opened.numPages < 1) return 'unreadable'
    return (await actsByItself(opened)) || (await hasActivePage(opened)) ? 'active' : 'pages'
  } catch {
    return 'unreadable'
  } finally {
    await opened.loadingTask.destroy()
  }
}
