/** Less than half of the 64 kB that a browser sends after a page closes: two calls may be under way. */
const LASTING_BYTES = 30_000

/** Whether a call with this body may outlive its page (`keepalive`): a browser refuses the calls above its limit. */
export const isLasting = (body: unknown): boolean =>
  new TextEncoder().encode(JSON.stringify(body)).length < LASTING_BYTES
