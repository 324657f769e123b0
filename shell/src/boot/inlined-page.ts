import type { EarlyAnswers } from '@parvis/shared-kernel/api'
import type { InlinedPage } from '@parvis/shared-kernel/remote/release'

declare global {
  interface Window {
    /** Responses to the page's first script: path → response (see the release's early start). */
    parvisEarly?: Record<string, Promise<Response>>
  }
}

/** Data inlined beside the release, so that the browser need not discover it. */
export function readInlinedPage(document: Document): InlinedPage {
  const text = document.getElementById('parvis-page')?.textContent
  if (!text) throw new Error('the page has no release')
  return JSON.parse(text) as InlinedPage
}

/** Maximum age of early responses, in milliseconds. */
const FRESH_MS = 10_000

/**
 * Responses to the page's first script. Several consumers may need the same one (the profile carries the
 * subscriptions), so each gets a clone, until a write or expiry.
 */
export function earlyAnswers(window: Window): EarlyAnswers {
  const forget = () => {
    window.parvisEarly = {}
  }
  window.setTimeout(forget, FRESH_MS)
  return { take: path => window.parvisEarly?.[path]?.then(answer => answer.clone()), forget }
}
