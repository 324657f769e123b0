import { UnfinishedRequests } from '@parvis/shared-kernel/drafts'
import { LateBoundary } from '@parvis/shared-kernel/page'
import type { ComponentProps } from 'react'
import { RightMessages } from '../../right-words/right-words.tsx'

/** Unsent requests. Optional: each can also be resumed from its offer. */
export const Unfinished = (props: ComponentProps<typeof UnfinishedRequests>) => (
  <LateBoundary fallback={null} isOptional>
    <RightMessages>
      <UnfinishedRequests {...props} />
    </RightMessages>
  </LateBoundary>
)
