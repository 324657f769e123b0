declare const brand: unique symbol

/** A nominal type: an order's id cannot be passed as a ticket's. */
export type Brand<T, N extends string> = T & { readonly [brand]: N }
