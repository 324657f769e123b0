/** Patterns of pages that only this part links to; the others are in the kernel (`paths`). */
export const OWN_PAGES = {
  price: '/tarifs/:planId',
} as const
