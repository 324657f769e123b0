/** Patterns of the pages that only this part leads to; the others stand in the kernel (`paths`). */
export const OWN_PAGES = {
  price: '/tarifs/:planId',
} as const
