import { completeBrowser } from './old-browsers/complete-browser.ts'

// Async boundary: shared modules are negotiated before the chunk runs, which the page preloads.
void completeBrowser().then(() => import(/* webpackChunkName: "bootstrap" */ './bootstrap.tsx'))
