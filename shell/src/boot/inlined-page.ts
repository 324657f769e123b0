import type { InlinedPage } from '@parvis/shared-kernel/remote/release'

declare global {
  interface Window {
    /** Answers asked for by the page's first script: path → answer (see the release's early start). */
    parvisEarly?: Record<string, Promise<Response>>
  }
}

/** The release the page was made from: the browser discovers nothing by itself. */
export function readInlinedPage(document: Document): InlinedPage {
  const text = document.getElementById('parvis-page')?.textContent
  if (!text) throw new Error('this page was not made from a release')
  return JSON.parse(text) as InlinedPage
}

/** Each early answer serves once; later calls ask again. */
export function takeEarlyAnswer(path: string): Promise<Response> | undefined {
  const early = window.parvisEarly
  const answer = early?.[path]
  if (early) delete early[path]
  return answer
}
