const LIBRARIES = 'node_modules[\\/](@tanstack|@formatjs|intl-messageformat|react-intl|react-router)[\\/]'
/** The kernel's sources, or their compiled copy in its tarball. */
const KERNEL = 'shared-kernel[\\/](dist[\\/])?src'
const SHARED_ROOMS = `${KERNEL}[\\/](remote|i18n)`
/**
 * In a remote, the UI kit's messages belong to the remote's fallback copy of the shared rooms, which few visits load.
 */
const KIT_WORDS = `${KERNEL}[\\/]messages[\\/]ui`
/**
 * What the shared rooms and the shell's first screens import from elsewhere. The shell bundles it with them; a remote's
 * pages have their own, smaller share of it.
 */
const USED_BY_ROOMS = [
  // In embeds, used by every module with a style sheet.
  `${KERNEL}[\\/]embed[\\/]sheets`,
  `${KERNEL}[\\/](errors[\\/](api-failure|failure-of|verdict)|ui[\\/](error-panel|skeleton|button|tone|visually-hidden))`,
  `${KERNEL}[\\/](ui[\\/]icon|formats|time[\\/]instant)`,
  'lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/](circle-exclamation-point|refresh-cw)',
].join('|')

/** Used by every page of a part. */
const EVERYWHERE = [
  'node_modules[\\/](valibot|zustand|ky|lucide-react[\\/]dist[\\/]esm(?![\\/]icons))[\\/]',
  `${KERNEL}[\\/](ui[\\/]icon|time[\\/]iso-duration|formats[\\/]phone-href|messages[\\/]define-messages)`,
].join('|')

/**
 * Few, long-lived files: React and the kernel's shared rooms are cached apart from code that changes weekly. No group
 * is named like the exposed chunk (`mount`): that chunk would wait for its own fallback, and a remote on another kernel
 * would never load.
 */
const groups = (kernel: string) => ({
  default: false as const,
  react: {
    test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/,
    name: 'react',
    enforce: true,
    priority: 2,
  },
  // Luxon is one class that cannot be tree-shaken: only pages that calculate with dates load it, and all share the
  // cached file.
  luxon: { test: /node_modules[\\/]luxon[\\/]/, name: 'luxon', enforce: true, priority: 1 },
  kernel: { test: new RegExp(kernel), name: 'kernel', enforce: true, priority: 1 },
})

/** Files of chunks that every first screen consumes through the share scope; no chunk group names them. */
export const SHARED_CHUNK = /^(embed\/)?(react|kernel|formats)\.[^.]+\.(js|css)$/

export const REMOTE_CHUNKS = {
  // Their style sheet goes with those of their pages: alone it would be one more file and hash in each entry.
  ...groups(`${SHARED_ROOMS}[\\/].+\\.tsx?$|${KIT_WORDS}|${LIBRARIES}`),
  // Separate from the kernel chunk: pages need this, while few visits need a remote's copy of the shared rooms.
  every: { test: new RegExp(EVERYWHERE), name: 'every', enforce: true },
  // Used by two shared rooms: in an unnamed chunk each would get a copy that no page can declare as needed.
  formats: {
    test: new RegExp(`${KERNEL}[\\/]formats[\\/](?!phone-href)`),
    name: 'formats',
    enforce: true,
    priority: 1,
  },
}
/** The shell's pages need both the shared rooms and `EVERYWHERE`: one file is 1 kB smaller than two. */
export const SHELL_CHUNKS = {
  defaultVendors: false as const,
  ...groups(`${SHARED_ROOMS}|${USED_BY_ROOMS}|${LIBRARIES}|${EVERYWHERE}`),
}
