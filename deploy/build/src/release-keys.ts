import { rspack } from '@rspack/core'
import { releaseKeys } from './part.ts'

/** The shell pins them. */
export const releaseKeysDefined = () =>
  new rspack.DefinePlugin({ __PARVIS_RELEASE_KEYS__: JSON.stringify(releaseKeys()) })
