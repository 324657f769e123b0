import type { EmbeddedPart, PageRemote } from '@parvis/shared-kernel/remote/release'

/** An embedded part in the loader's format; without navigation, since there is no header. */
export const shownRemote = (part: EmbeddedPart): PageRemote => ({ ...part, navigation: [] })
