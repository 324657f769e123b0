/** The largest call that an API takes; whoever stands before it passes on nothing larger. Documents go to an origin of their own. */
export const LARGEST_CALL_BYTES = 256 * 1_024

/** How long a document may take to come: ten megabytes over a line of 400 kbit/s, and a little. */
export const UPLOAD_SECONDS = 300

/** The share of one address; many people of an office or a mobile network stand behind one. */
export const CONNECTIONS_PER_ADDRESS = 500

/**
 * For a server that is called by a proxy alone: all visitors have the proxy's address, so a share of each address would
 * be one share for everybody. Whoever stands in front limits them.
 */
export const BEHIND_PROXY = { connectionsPerAddress: Number.POSITIVE_INFINITY } as const
