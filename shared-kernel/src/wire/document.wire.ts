import * as v from 'valibot'
import { idWire } from './primitives.wire.ts'

/** Documents that are opened by a link with a single-use token (docs/api.md). */
export const DOCUMENT_KINDS = [
  'subscription-proof',
  'subscription-plate-history',
  'ticket-proof',
  'ticket-plate-history',
  'payment-receipt',
  'refund',
  'recourse-receipt',
  'recourse-complement',
  'recourse-answer',
  'evidence',
] as const
export type DocumentKind = (typeof DOCUMENT_KINDS)[number]

/** POST /api/documents/tickets: the token opens this one document, once, for 60 s. */
export const documentTicketBodyWire = v.object({ kind: v.picklist(DOCUMENT_KINDS), id: idWire })
export type DocumentTicketBodyWire = v.InferOutput<typeof documentTicketBodyWire>

export const documentTicketWire = v.object({ token: v.string() })
export type DocumentTicketWire = v.InferOutput<typeof documentTicketWire>
