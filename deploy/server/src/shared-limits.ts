/** Largest API request; servers in front forward nothing larger. Documents go to an origin of their own. */
export const LARGEST_CALL_BYTES = 256 * 1_024

/** Time allowed for an upload: ten megabytes at 400 kbit/s, with some margin. */
export const UPLOAD_SECONDS = 300

/** The share of one address; many people of an office or a mobile network stand behind one. */
export const CONNECTIONS_PER_ADDRESS = 500

/**
 * For a server called only by a proxy: all visitors share its address, so a limit per address would apply to everybody
 * together. The front server limits them instead.
 */
export const BEHIND_PROXY = { connectionsPerAddress: Number.POSITIVE_INFINITY } as const
