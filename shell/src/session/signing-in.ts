import { lazyChunk } from '@parvis/shared-kernel/remote'

/** Ways to open a session: loaded on demand, because most visits have one. */
export const signingIn = lazyChunk(() => import(/* webpackChunkName: "sign-in" */ './sign-in.ts'))
