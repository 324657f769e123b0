import type { EmbeddedPart, PageRemote } from '@parvis/shared-kernel/remote/release'

/** A part as the shell's loader takes it: on a page of somebody else there is no navigation to stand in. */
export const shownRemote = (part: EmbeddedPart): PageRemote => ({ ...part, navigation: [] })
