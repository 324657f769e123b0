/**
 * Gives the oldest browsers of `deploy/build/src/source-rules.ts` what they lack of what the portal and its libraries
 * call, `AbortSignal.any` (Safari 17.4) and `URL.canParse` (Chrome 120); others load nothing.
 */
export const completeBrowser = (): Promise<unknown> =>
  'any' in AbortSignal && 'canParse' in URL
    ? Promise.resolve()
    : import(/* webpackChunkName: "seldom" */ './old-browsers.ts')
