import { LateBoundary } from '@parvis/shared-kernel/page'
import { Skeleton } from '@parvis/shared-kernel/ui'
import { RightMessages } from '../../right-words/right-words.tsx'
import { AppealWords } from './appeal-words.tsx'
import { HandInWords } from './hand-in-words.tsx'
import { RefundWords } from './refund-words.tsx'
import type { RareItem } from './to-do.model.ts'

interface RareCardProps {
  readonly item: RareItem
}

/**
 * The city waits for bank details, an appeal's complement or a ticket's document, or its silence has rejected the appeal.
 * Uses the messages of one right's page.
 */
export function RareCard({ item }: RareCardProps) {
  return (
    <LateBoundary fallback={<Skeleton shape="card" height="168px" />}>
      <RightMessages>
        <Words item={item} />
      </RightMessages>
    </LateBoundary>
  )
}

function Words({ item }: RareCardProps) {
  if (item.kind === 'refund') return <RefundWords refund={item.refund} />
  return item.kind === 'hand-in' ? <HandInWords view={item.view} /> : <AppealWords {...item} />
}
