/** Marks a list of a response of which no item was readable: unknown, which does not mean "none" (D17). */
export const UNREADABLE: never[] = []
