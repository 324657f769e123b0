import { tabMemory } from '@parvis/shared-kernel/session'
import { type Instant, TAB_MAX_AGE_SECONDS } from '@parvis/shared-kernel/time'
import type { SentEvidenceWire } from '@parvis/shared-kernel/wire'
import { array, is, object, string } from 'valibot'
import { fileShape } from '../../appeal/appeal-memory.ts'
import { RECEIPT_NUMBERS_KEY, REFUND_FILES_KEY } from '../../fine-access/plate-memory.ts'

const filesShape = object({ refundId: string(), files: array(fileShape) })
const uploads = tabMemory(REFUND_FILES_KEY, kept => is(filesShape, kept), TAB_MAX_AGE_SECONDS)

/** Uploaded files of a refund that are not sent yet; those expired, unreadable or of another refund are wiped. */
export function recallRefundFiles(refundId: string, now: Instant): readonly SentEvidenceWire[] {
  const kept = uploads.recall(now)
  if (kept?.refundId === refundId) return kept.files
  uploads.forget()
  return []
}

/** Keeps them over a reload: in this tab only and as long as a plate (D9). */
export function keepRefundFiles(refundId: string, files: readonly SentEvidenceWire[], now: Instant): void {
  if (files.length === 0) uploads.forget()
  else uploads.keep({ refundId, files: [...files] }, now)
}

const numbersShape = object({ refundId: string(), operationId: string(), authorizationNumber: string() })
const numbers = tabMemory(RECEIPT_NUMBERS_KEY, kept => is(numbersShape, kept), TAB_MAX_AGE_SECONDS)

/** Numbers of a payment's receipt, as they are typed to open its refund (D16). */
export interface ReceiptNumbers {
  readonly operationId: string
  readonly authorizationNumber: string
}

/** What was typed for this refund; empty where nothing is kept. */
export function recallReceiptNumbers(refundId: string, now: Instant): ReceiptNumbers {
  const kept = numbers.recall(now)
  if (kept?.refundId === refundId)
    return { operationId: kept.operationId, authorizationNumber: kept.authorizationNumber }
  return { operationId: '', authorizationNumber: '' }
}

/** Keeps them over a reload, in this tab only and as long as a plate (D9). */
export const keepReceiptNumbers = (refundId: string, typed: ReceiptNumbers, now: Instant): void =>
  numbers.keep({ refundId, ...typed }, now)

export const forgetReceiptNumbers = (): void => numbers.forget()
