const LIBRARIES = 'node_modules[\\/](@tanstack|@formatjs|intl-messageformat|react-intl|react-router)[\\/]'
/** Sources of the kernel, or what its tarball holds of them. */
const KERNEL = 'shared-kernel[\\/](dist[\\/])?src'
const SHARED_ROOMS = `${KERNEL}[\\/](remote|i18n)`
/** In a remote the kit's words are part of its own copy of the shared rooms, which hardly any visit needs. */
const KIT_WORDS = `${KERNEL}[\\/]messages[\\/]ui`
/** What the shared rooms and the shell's first screens use of others: in the shell they come along; a remote's pages have their own, smaller share of these. */
const USED_BY_ROOMS = [
  // In pages of others, by whatever has a sheet.
  `${KERNEL}[\\/]embed[\\/]sheets`,
  `${KERNEL}[\\/](errors[\\/](api-failure|failure-of|verdict)|ui[\\/](error-panel|skeleton|button|tone|visually-hidden))`,
  `${KERNEL}[\\/](ui[\\/]icon|formats|time[\\/]instant)`,
  'lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/](circle-exclamation-point|refresh-cw)',
].join('|')

/** What every page of a part uses. */
const EVERYWHERE = [
  'node_modules[\\/](valibot|zustand|ky|lucide-react[\\/]dist[\\/]esm(?![\\/]icons))[\\/]',
  `${KERNEL}[\\/](ui[\\/]icon|time[\\/]iso-duration)`,
].join('|')

/**
 * Few, lasting files: what React and the shared rooms of the kernel weigh is cached apart from what changes weekly. No
 * group has the name of the exposed chunk (`mount`): the exposed chunk would wait for its own fallback, and a remote on
 * another kernel would never come.
 */
const groups = (kernel: string) => ({
  default: false as const,
  react: {
    test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/,
    name: 'react',
    enforce: true,
    priority: 2,
  },
  // One class that cannot be shaken: fetched by the pages that count with it, cached for all of them.
  luxon: { test: /node_modules[\\/]luxon[\\/]/, name: 'luxon', enforce: true, priority: 1 },
  kernel: { test: new RegExp(kernel), name: 'kernel', enforce: true, priority: 1 },
})

export const REMOTE_CHUNKS = {
  ...groups(`${SHARED_ROOMS}|${KIT_WORDS}|${LIBRARIES}`),
  // A file of its own: pages need it, and hardly any visit needs a remote's copy of the shared rooms.
  every: { test: new RegExp(EVERYWHERE), name: 'every', enforce: true },
  // Used by two shared rooms: in a chunk without a name each has a copy, of which no page can say that it needs it.
  formats: {
    test: new RegExp(`${KERNEL}[\\/]formats[\\/]`),
    name: 'formats',
    enforce: true,
    priority: 1,
  },
}
/** The shell's pages need both, so they are one file: a kilobyte less than two. */
export const SHELL_CHUNKS = {
  defaultVendors: false as const,
  ...groups(`${SHARED_ROOMS}|${USED_BY_ROOMS}|${LIBRARIES}|${EVERYWHERE}`),
}
