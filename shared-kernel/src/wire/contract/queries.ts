import * as v from 'valibot'

// Separate from the messages: only the city parses queries, and a part that imports messages would bundle these too.

/** Query of GET …/upload-url, as text: the media type, and optionally the exact length in bytes. */
export const UPLOAD = v.object({
  mediaType: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  size: v.optional(v.pipe(v.string(), v.regex(/^\d{1,12}$/, 'must be a number of bytes'))),
})
export type UploadUrlQuery = v.InferOutput<typeof UPLOAD>

/** Query of GET …/ticket-number, as text. */
export const TICKET_NUMBER = v.object({
  year: v.optional(v.pipe(v.string(), v.regex(/^\d{4}$/))),
  activeRightUsedId: v.optional(v.string()),
})

/** Kinds of resources, separated by commas. */
const TIMELINE_ABOUT =
  /^(?:subscription|ticket|fine|appeal|refund|account)(?:,(?:subscription|ticket|fine|appeal|refund|account)){0,5}$/

/**
 * Query of GET /api/subscriber/timeline: a page of 1 to 100 events, after the cursor of another page, of some or all kinds of
 * resources.
 */
export const TIMELINE = v.object({
  before: v.optional(v.pipe(v.string(), v.maxLength(200))),
  limit: v.optional(v.pipe(v.string(), v.regex(/^([1-9]\d?|100)$/))),
  about: v.optional(v.pipe(v.string(), v.regex(TIMELINE_ABOUT))),
})
