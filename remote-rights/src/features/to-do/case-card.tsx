import { LateBoundary } from '@parvis/shared-kernel/page'
import { Skeleton } from '@parvis/shared-kernel/ui'
import { RightMessages } from '../../right-words/right-words.tsx'
import { AnswerWords } from './answer-words.tsx'
import { RefundWords } from './refund-words.tsx'
import type { ToDoItem } from './to-do.model.ts'

interface CaseCardProps {
  readonly item: Extract<ToDoItem, { kind: 'answer' | 'refund' }>
}

/** The city waits for bank details or an appeal's complement. Uses the messages of one right's page. */
export function CaseCard({ item }: CaseCardProps) {
  return (
    <LateBoundary fallback={<Skeleton shape="card" height="168px" />}>
      <RightMessages>
        {item.kind === 'refund' ? (
          <RefundWords refund={item.refund} />
        ) : (
          <AnswerWords awaited={item.awaited} />
        )}
      </RightMessages>
    </LateBoundary>
  )
}
