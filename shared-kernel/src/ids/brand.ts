declare const brand: unique symbol

/** A plain value that only its own constructor can name: an order's id is never taken for a ticket's. */
export type Brand<T, N extends string> = T & { readonly [brand]: N }
