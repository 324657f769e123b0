/** Name of the local draft database, deleted on sign-out. */
export const DRAFT_DATABASE = 'parvis.drafts'
