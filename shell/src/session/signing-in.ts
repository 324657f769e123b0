import { lazyChunk } from '@parvis/shared-kernel/remote'

/** The ways to open a session, loaded on demand: most visits already have one. */
export const signingIn = lazyChunk(() => import(/* webpackChunkName: "sign-in" */ './sign-in.ts'))
