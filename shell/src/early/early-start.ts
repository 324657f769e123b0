import { LOCALE_TAGS } from '@parvis/shared-kernel/formats'
import type { InlinedPage } from '@parvis/shared-kernel/remote/release'
import { askEarly, preload, visitorOf } from './first-requests.ts'
import { type PolicyRelease, scriptPolicy } from './script-policy.ts'
import { warmFormats } from './warm-formats.ts'

/*
 * Runs in the page's head before any bundle: requests the files and data of this address as soon as the session state
 * is known. Inlined and identical in every page, so that the policy can list its hash.
 */
const read = <T>(id: string): T => JSON.parse(document.getElementById(id)?.textContent ?? '') as T

const page = read<InlinedPage>('parvis-page')
const { trustedTypes } = window as {
  trustedTypes?: { createPolicy(name: string, policy: ReturnType<typeof scriptPolicy>): unknown }
}
const hrefOf = (url: string) => new URL(url, document.baseURI).href
const policy = scriptPolicy(read<PolicyRelease>('parvis-release'), hrefOf, page.development)
// The default policy, so that libraries need not know of it. Created first: nothing may be requested without it.
trustedTypes?.createPolicy('default', policy)
const visitor = visitorOf(window, page, Date.now())
const start = visitor.session ? page.signedIn : page.signedOut
document.documentElement.lang = visitor.lang
preload(document, start.preload, visitor.lang)
window.parvisEarly = askEarly(start.data, visitor)
// Safari lacks requestIdleCallback.
warmFormats(LOCALE_TAGS[visitor.lang], task => (window.requestIdleCallback ?? window.setTimeout)(task))
