import { rspack } from '@rspack/core'
import { releaseKeys } from './part.ts'

/** Compiles the public release keys into the shell, which pins them. */
export const releaseKeysDefined = () =>
  new rspack.DefinePlugin({ __PARVIS_RELEASE_KEYS__: JSON.stringify(releaseKeys()) })
