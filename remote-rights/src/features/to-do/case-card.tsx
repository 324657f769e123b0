import { LateBoundary } from '@parvis/shared-kernel/page'
import { Skeleton } from '@parvis/shared-kernel/ui'
import { RightMessages } from '../../right-words/right-words.tsx'
import { AppealWords } from './appeal-words.tsx'
import { RefundWords } from './refund-words.tsx'
import type { CaseItem } from './to-do.model.ts'

interface CaseCardProps {
  readonly item: CaseItem
}

/** The city waits for bank details or an appeal's complement, or its silence has rejected the appeal. Uses the messages of one right's page. */
export function CaseCard({ item }: CaseCardProps) {
  return (
    <LateBoundary fallback={<Skeleton shape="card" height="168px" />}>
      <RightMessages>
        {item.kind === 'refund' ? <RefundWords refund={item.refund} /> : <AppealWords {...item} />}
      </RightMessages>
    </LateBoundary>
  )
}
