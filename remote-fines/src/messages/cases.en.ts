import type { Message } from '@parvis/shared-kernel/messages/define-messages'
import { draftsEn } from '@parvis/shared-kernel/messages/drafts.en'
import { refundStatusEn } from '@parvis/shared-kernel/messages/refund-status.en'
import { uploadsEn } from '@parvis/shared-kernel/messages/uploads.en'
import { appealEn } from './appeal.en.ts'
import { caseEn } from './case.en.ts'
import type { CasesMessageId } from './cases.fr.ts'
import { refundEn } from './refund.en.ts'

export const casesEn = {
  ...draftsEn,
  ...uploadsEn,
  ...appealEn,
  ...refundEn,
  ...refundStatusEn,
  ...caseEn,
} satisfies Record<CasesMessageId, Message>
