import { draftsFr } from '@parvis/shared-kernel/messages/drafts.fr'
import { refundStatusFr } from '@parvis/shared-kernel/messages/refund-status.fr'
import { uploadsFr } from '@parvis/shared-kernel/messages/uploads.fr'
import { appealFr } from './appeal.fr.ts'
import { caseFr } from './case.fr.ts'
import { refundFr } from './refund.fr.ts'

/** Messages of appeals and refunds. */
export const casesFr = { ...draftsFr, ...uploadsFr, ...appealFr, ...refundFr, ...refundStatusFr, ...caseFr }

export type CasesMessageId = keyof typeof casesFr
