import type { Instant } from '@parvis/shared-kernel/time'
import { letterMail, momentOf, type Reader } from '../../mail/letter.ts'
import type { Mail } from '../../mail/mail.ts'

export interface ShareInvitation extends Reader {
  /** Name of the offer, as the city wrote it. */
  product: string
  url: string
  /** When the code ends. */
  until: Instant | null
}

/** Fixed text: the sender chooses the address and nothing of the content, against abuse. */
export const shareMail = ({ product, url, until, ...reader }: ShareInvitation): Mail =>
  letterMail(reader, 'share.invitation', { product, until: momentOf(reader, until) }, { open: url })
