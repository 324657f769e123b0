import { refusalOf } from '@parvis/shared-kernel/errors'

/** A back office without the call answers 404: show nothing, report no failure. */
export const isNotOffered = (error: unknown): boolean =>
  [404, 405, 501].includes(refusalOf(error)?.status ?? 0)
