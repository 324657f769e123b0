/** Patterns of pages that only this part links to; the others are in the kernel (`paths`). */
export const OWN_PAGES = {
  plateCheck: '/plate-check',
  emailAwaited: '/souscriptions/verify/:email',
  myData: '/settings/data',
  history: '/historique',
} as const
