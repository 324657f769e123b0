/** Stands for a list of an answer of which nothing could be read: not known, which is not the same as none (D17). */
export const UNREADABLE: never[] = []
