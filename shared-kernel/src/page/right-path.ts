import type { Right } from '../orders/index.ts'

const FOLDER = { subscription: '/souscriptions', ticket: '/souscriptions/tickets' } as const

/** The page of a right; its payments stand below it. */
export const rightPath = ({ kind, id }: { readonly kind: Right['kind']; readonly id: string }): string =>
  `${FOLDER[kind]}/${encodeURIComponent(id)}`
