import { getDocumentProxy } from 'unpdf'

type PdfDocument = Awaited<ReturnType<typeof getDocumentProxy>>

/** What a reader of PDFs makes of a file: it cannot open it, it would act, or it shows pages. */
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
 * Opens a file as pdf.js does, which follows the table of contents as every reader of today: a file that it cannot open,
 * or that would act in it, is nothing to keep, whatever else was found.
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
