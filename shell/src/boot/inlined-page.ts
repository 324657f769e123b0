import type { EarlyAnswers } from '@parvis/shared-kernel/api'
import type { InlinedPage } from '@parvis/shared-kernel/remote/release'

declare global {
  interface Window {
    /** Answers asked for by the page's first script: path → answer (see the release's early start). */
    parvisEarly?: Record<string, Promise<Response>>
  }
}

/** What the page was made with beside its release: the browser discovers nothing by itself. */
export function readInlinedPage(document: Document): InlinedPage {
  const text = document.getElementById('parvis-page')?.textContent
  if (!text) throw new Error('this page was not made from a release')
  return JSON.parse(text) as InlinedPage
}

/** How long what was read at the start may stand for a call, in milliseconds. */
const FRESH_MS = 10_000

/**
 * Answers that the page's first script has asked for. Several parts may want the same one (the profile carries the
 * subscriptions), so each gets a copy, until something is written or they have grown old.
 */
export function earlyAnswers(window: Window): EarlyAnswers {
  const forget = () => {
    window.parvisEarly = {}
  }
  window.setTimeout(forget, FRESH_MS)
  return { take: path => window.parvisEarly?.[path]?.then(answer => answer.clone()), forget }
}
