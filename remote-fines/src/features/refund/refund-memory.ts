import type { TabStore } from '@parvis/shared-kernel/session'
import { type Instant, instantFromMs, isFreshOnTab } from '@parvis/shared-kernel/time'
import type { SentEvidenceWire } from '@parvis/shared-kernel/wire'
import { array, is, number, object, string } from 'valibot'
import { fileShape } from '../../appeal/appeal-memory.ts'
import { parsedNote, REFUND_FILES_KEY } from '../../fine-access/plate-memory.ts'

const keptShape = object({ refundId: string(), keptAt: number(), files: array(fileShape) })

/** Uploaded files of a refund that are not sent yet; those expired, unreadable or of another refund are wiped. */
export function recallRefundFiles(
  store: TabStore,
  refundId: string,
  now: Instant,
): readonly SentEvidenceWire[] {
  const kept = parsedNote(store.getItem(REFUND_FILES_KEY))
  if (is(keptShape, kept) && kept.refundId === refundId && isFreshOnTab(instantFromMs(kept.keptAt), now))
    return kept.files
  store.removeItem(REFUND_FILES_KEY)
  return []
}

/** Keeps them over a reload: in this tab only and as long as a plate (D9). */
export function keepRefundFiles(
  store: TabStore,
  refundId: string,
  files: readonly SentEvidenceWire[],
  now: Instant,
): void {
  if (files.length === 0) store.removeItem(REFUND_FILES_KEY)
  else store.setItem(REFUND_FILES_KEY, JSON.stringify({ refundId, keptAt: now, files }))
}
