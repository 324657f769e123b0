import { lazyChunk } from '@parvis/shared-kernel/remote'

/** Ways to open a session: most visits find one open, so their code is fetched when somebody signs in. */
export const signingIn = lazyChunk(() => import(/* webpackChunkName: "sign-in" */ './sign-in.ts'))
