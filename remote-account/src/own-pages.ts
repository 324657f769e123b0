/** Patterns of the pages that only this part leads to; the others stand in the kernel (`paths`). */
export const OWN_PAGES = {
  plateCheck: '/plate-check',
  emailAwaited: '/souscriptions/verify/:email',
  myData: '/settings/data',
  history: '/historique',
} as const
