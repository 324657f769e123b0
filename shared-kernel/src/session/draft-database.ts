/** What this browser holds of drafts that the city does not have yet: whoever signs out leaves nothing of it. */
export const DRAFT_DATABASE = 'parvis.drafts'
