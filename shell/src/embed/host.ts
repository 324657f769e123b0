import { completeBrowser } from '../old-browsers/complete-browser.ts'

// Async boundary: shared modules are negotiated before the chunk runs.
export const embed = completeBrowser()
  .then(() => import(/* webpackChunkName: "frame" */ './frame.tsx'))
  .then(module => module.embedHost)
