import type { HeldRefund } from '@parvis/shared-kernel/fines'
import { Skeleton } from '@parvis/shared-kernel/ui'
import { Suspense } from 'react'
import { RightWords } from '../../right-words/right-words.tsx'
import { RefundWords } from './refund-words.tsx'

/** The city owes money and waits for bank details. Its words are those of one right's page. */
export function RefundCard({ refund }: { readonly refund: HeldRefund }) {
  return (
    <Suspense fallback={<Skeleton shape="card" height="168px" />}>
      <RightWords>
        <RefundWords refund={refund} />
      </RightWords>
    </Suspense>
  )
}
