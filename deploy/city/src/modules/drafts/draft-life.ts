/** Days for which a draft is kept after its last change. */
export const DRAFT_DAYS = 30
